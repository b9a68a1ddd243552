import type { LoadedChanges, LoadedOutcome } from '#core/contract/main/loaded-files.ts';
import { type ComparedProvision, changedUnitsOfUnstored } from '../data/changed-units.ts';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFacts } from '../data/tables/loaded-files.ts';
import { publicViewer, visibleTexts } from '../data/visible-texts.ts';
import { placeName } from '../lib/place-name.ts';
import { checkedProvisions } from './checked-text.ts';

/** A text of the file, in what it is compared by. */
type Loaded = { number: number; name: string; facts: LoadedFacts };
/** A version that a text may be compared with: a stored one, or one of the same file. */
type Version = { language: string; versionDate: string; stored?: number; loaded?: number };
/** What a text is to the collection, and the version that it is compared with. */
export type Settled = {
  number: number;
  outcome: LoadedOutcome;
  base: Version | undefined;
  /** The text of the same file that is the same version, for which this one is refused. */
  sameAs?: number;
};

/** Places that reports name; of others only the number is said. */
const maxPlaces = 60;

const inOrder = (texts: readonly Loaded[]) =>
  texts.toSorted(
    (one, other) =>
      one.facts.versionDate.localeCompare(other.facts.versionDate) ||
      one.facts.language.localeCompare(other.facts.language) ||
      one.name.localeCompare(other.name),
  );

/** The newest version of the same language before a day; of the same day one of the file, which replaces the stored one. */
function versionBefore(
  versions: readonly Version[],
  { language, versionDate }: LoadedFacts,
): Version | undefined {
  return versions
    .filter((one) => one.language === language && one.versionDate < versionDate)
    .toSorted(
      (one, other) =>
        one.versionDate.localeCompare(other.versionDate) || (one.loaded ?? 0) - (other.loaded ?? 0),
    )
    .at(-1);
}

/** What each text of one document is to the versions that are stored and to those before it in the file. */
export function settle(texts: readonly Loaded[], stored: readonly Version[]): Settled[] {
  const versions = [...stored];
  return inOrder(texts).map(({ number, facts }): Settled => {
    const { language, versionDate } = facts;
    const twin = versions.find(
      (one) => one.loaded !== undefined && one.language === language && one.versionDate === versionDate,
    );
    if (twin?.loaded !== undefined)
      return { number, outcome: 'refused', base: undefined, sameAs: twin.loaded };
    const same = stored.find((one) => one.language === language && one.versionDate === versionDate);
    const base = same ?? versionBefore(versions, facts);
    const hasDay = versions.some((one) => one.versionDate === versionDate);
    const outcome =
      versions.length === 0 ? 'newDocument' : same ? 'replaced' : hasDay ? 'newLanguage' : 'newVersion';
    versions.push({ language, versionDate, loaded: number });
    return { number, outcome, base };
  });
}

/** The stored versions of a document, in all languages. */
export async function storedVersions(db: MainDb, sourceKey: string): Promise<Version[]> {
  const rows = await visibleTexts(db, publicViewer)
    .select(['text.id', 'text.language', 'text.version_date'])
    .where('regulation.source_key', '=', sourceKey)
    .execute();
  return rows.map(({ id, language, version_date: versionDate }) => ({ language, versionDate, stored: id }));
}

/** In which articles a text differs from the version that it is compared with. */
export async function changesOf(
  db: MainDb,
  fileId: string,
  { number, facts }: Pick<Loaded, 'number' | 'facts'>,
  base: Version,
): Promise<LoadedChanges | undefined> {
  const after = await checkedProvisions(db, fileId, number);
  const before: number | readonly ComparedProvision[] | undefined =
    base.stored ?? (await checkedProvisions(db, fileId, base.loaded ?? 0));
  if (after === undefined || before === undefined) return undefined;
  const places = await changedUnitsOfUnstored(db, before, after);
  const count = (which: string) => places.filter(({ became }) => became === which).length;
  return {
    changed: count('changed'),
    added: count('added'),
    repealed: count('repealed'),
    places: places.slice(0, maxPlaces).map(({ path, became }) => ({
      path,
      name: placeName(path, facts.language, facts.naming) || path,
      became,
    })),
  };
}
