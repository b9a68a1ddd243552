import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type Category, categories } from '#core/contract/main/categories.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import type { VersionByDate } from '#core/contract/main/versions-by-date.ts';
import { compareSourceNumbers } from '#core/law/source-order.ts';
import { readsChanges } from '../auth/rights.ts';
import { changedUnitsOf } from '../data/changed-units.ts';
import type { Names } from '../data/tables/text-facts.ts';
import { swissDay, type TextKey, versionsOf } from '../data/versions.ts';
import { listedTexts } from '../data/visible-texts.ts';
import { type MainHandlers, seenBy, type ViewingCaller } from './authentication.ts';
import { nearestName } from './documents.ts';
import { planOf } from './domain-settings.ts';
import type { MainData, ViewedData } from './find-text.ts';
import { changesNaming } from './naming-changes.ts';
import { comparedVersions, hasApplied } from './text-changes.ts';

/** Nobody reads a longer list: a shorter period shows the others. */
const maxVersions = 200;

type Period = { from: string; to: string };
type Row = TextKey & {
  id: number;
  reg_text_id: string;
  source_number: string;
  category: Category;
  sample: boolean;
  names: Names;
};
/** A version that came into force in the period: the text by which it is known what it changes, the one before it, and the names. */
type Match = { version: Version; text: Row; before: Row | undefined; names: Names };

/** The versions of listed texts that came into force between two days. */
export function versionsByDateHandlers(data: MainData): Pick<MainHandlers, 'versionsByDate'> {
  return {
    versionsByDate: async ({ query: { from, to, view, language }, caller }) => {
      const viewed = seenBy(data, caller);
      const rows = await readRows(viewed, { from, to });
      const today = swissDay(data.now());
      const matches = [...Map.groupBy(rows, (row) => row.reg_text_id).values()].flatMap((texts) =>
        versionsBetween(texts, { from, to, today, language }),
      );
      const byView = Map.groupBy(matches, ({ text }) => text.category);
      const inView = (byView.get(view) ?? []).sort(newestFirst);
      const counts = categories.flatMap((category) => {
        const count = byView.get(category)?.length ?? 0;
        return count === 0 ? [] : [{ view: category, count }];
      });
      const versions = await asReplies(data, inView.slice(0, maxVersions), language, caller);
      const last = inView.length > 0 ? undefined : await lastBefore(viewed, view, from);
      return { counts, versions, ...(last === undefined ? {} : { lastBefore: last }) };
    },
  };
}

/** Whether the `text` of a query applies from a day, which is not so of what is only published. */
const applies: RawBuilder<boolean> = sql<boolean>`text.date_basis = 'applicability'`;

/** All texts of the listed documents that have a version of these days. */
function readRows({ read, viewer }: ViewedData, { from, to }: Period): Promise<Row[]> {
  const dated = listedTexts(read, viewer)
    .select('text.regulation_id')
    .where('version_date', '>=', from)
    .where('version_date', '<=', to)
    .where(applies);
  return listedTexts(read, viewer)
    .where('text.regulation_id', 'in', dated)
    .select(['text.id', 'reg_text_id', 'source_number', 'category', 'sample', 'names'])
    .select(['version_date', 'language', 'date_basis', 'applicable_until', 'repealed_on'])
    .orderBy('text.id')
    .execute();
}

/** The last day before another one on which a version of the view came into force. */
async function lastBefore({ read, viewer }: ViewedData, view: Category, day: string) {
  const { last } = await listedTexts(read, viewer)
    .select(sql<string | null>`max(version_date)::text`.as('last'))
    .where('category', '=', view)
    .where('version_date', '<', day)
    .where(applies)
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

/** The versions of one document that came, or will come, into force in the period. */
function versionsBetween(
  texts: readonly Row[],
  { from, to, today, language }: Period & { today: string; language: LanguageCode },
): Match[] {
  const versions = versionsOf(texts, today);
  return versions.flatMap((version) => {
    const { versionDate } = version;
    if (versionDate < from || versionDate > to) return [];
    if (!hasApplied(version) && version.status !== 'future') return [];
    const { before, language: compared } = comparedVersions(versions, version);
    const textIn = (date: string | undefined, code = compared) =>
      texts.find((one) => one.version_date === date && one.language === code);
    const text = textIn(versionDate);
    if (text === undefined) return [];
    const { names } = textIn(versionDate, language) ?? text;
    return [{ version, text, before: textIn(before?.versionDate), names }];
  });
}

async function asReplies(
  { read }: Pick<MainData, 'read'>,
  matches: readonly Match[],
  language: LanguageCode,
  { roles, organisation }: ViewingCaller,
): Promise<VersionByDate[]> {
  const pairs = matches.flatMap(({ text, before }) =>
    before ? [{ after: text.id, before: before.id }] : [],
  );
  const units = await changedUnitsOf(read, pairs);
  const keys = [...new Set(matches.map(({ text }) => text.reg_text_id))];
  const changes = readsChanges(roles, await planOf(read, organisation))
    ? await changesNaming(read, keys, language)
    : undefined;
  return matches.map(({ version: { versionDate, status, languages }, text, before, names }) => {
    const name = nearestName(names, language);
    return {
      regTextId: text.reg_text_id,
      longName: name?.long ?? text.source_number,
      shortName: name?.short,
      sourceNumber: text.source_number,
      languages,
      versionDate,
      status,
      versionBefore: before?.version_date,
      units: before && units.get(text.id),
      changes: changes?.get(text.reg_text_id),
      ...(text.sample ? { sample: true as const } : {}),
    };
  });
}

const newestFirst = (a: Match, b: Match) =>
  b.version.versionDate.localeCompare(a.version.versionDate) ||
  compareSourceNumbers(a.text.source_number, b.text.source_number) ||
  a.text.reg_text_id.localeCompare(b.text.reg_text_id);
