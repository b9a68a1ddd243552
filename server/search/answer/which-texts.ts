import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import type { Validity } from '#core/contract/main/search.ts';
import { hasOwnPeriod } from '#core/law/text-in-force.ts';
import { answeringTexts, type BehindText } from '../../data/behind.ts';
import { type TextKey, versionsOf } from '../../data/versions.ts';
import { listedTextsJoin, type Viewer } from '../../data/visible-texts.ts';
import type { OwnTexts } from '../index/index-cache.ts';
import type { ReadTrx } from './read-only.ts';

/** A text that a search may look at: one version of a document in one language. */
export type SearchText = {
  id: number;
  regulationId: number;
  regTextId: string;
  category: Category;
  language: LanguageCode;
  versionDate: string;
  /** The organisation that its document is internal to. */
  owner: string | null;
  /** On the day whose law is searched. */
  validity: Validity;
  /** Set for a text that answers on that day, and is older than the version in force. */
  behind?: BehindText | undefined;
};

export type TextSelection = {
  languages: readonly LanguageCode[];
  /** Day whose law is searched. */
  day: string;
  /** Versions that were in force at some time before this day, after this day. */
  before?: string | undefined;
  after?: string | undefined;
};

type TextRow = Omit<SearchText, 'versionDate' | 'validity' | 'behind'> &
  TextKey & { sample: boolean; sourceKey: string };

/**
 * The texts that a search may look at. The current text of a language is the newest one, while its document is in force:
 * a translation that is behind is what there is of today's law in that language.
 */
export async function searchableTexts(
  trx: ReadTrx,
  viewer: Viewer,
  selection: TextSelection,
): Promise<SearchText[]> {
  const { languages, day, before, after } = selection;
  const { rows } = await sql<TextRow>`
    select text.id, text.regulation_id as "regulationId", reg_text_id as "regTextId", category, owner,
      text.language, version_date, date_basis, applicable_until, repealed_on, sample, source_key as "sourceKey"
    from ${listedTextsJoin(viewer)}`.execute(trx);
  const selected: SearchText[] = [];
  for (const own of Map.groupBy(rows, ({ regulationId }) => regulationId).values()) {
    const versions = versionsOf(own, day);
    const answering = answeringTexts(own, versions, day);
    for (const { version_date: versionDate, ...text } of own) {
      const { id, regulationId, regTextId, category, owner, language } = text;
      const version = versions.find((one) => one.versionDate === versionDate);
      if (version === undefined || !languages.includes(language)) continue;
      const lastDay = lastDayIn(versions, version, language);
      if (!wasInForce({ ...version, validUntil: lastDay }, { before, after })) continue;
      const { current, behind } = answering.get(id) ?? {};
      selected.push({
        id,
        regulationId,
        regTextId,
        category,
        owner,
        language,
        versionDate,
        validity: validityOf[(current ?? version).status],
        ...(behind === undefined ? {} : { behind }),
      });
    }
  }
  return selected;
}

/** The last day on which a text answers in its language: until the next version that has it, or until its document ends. */
function lastDayIn(versions: readonly Version[], own: Version, language: LanguageCode): string | undefined {
  const later = versions.filter((version) => version.versionDate > own.versionDate && hasOwnPeriod(version));
  const next = later.findIndex(({ languages }) => languages.includes(language));
  const last = [own, ...(next < 0 ? later : later.slice(0, next))].at(-1);
  return last?.validUntil;
}

/** Whether a version was in force at some time before a day and at some time after another; without days, every one passes. */
function wasInForce(
  { versionDate, validUntil, status }: Version,
  { before, after }: Pick<TextSelection, 'before' | 'after'>,
): boolean {
  if (before === undefined && after === undefined) return true;
  const hasApplied = hasOwnPeriod({ status });
  const isBefore = before === undefined || versionDate < before;
  const isAfter = after === undefined || validUntil === undefined || validUntil > after;
  return hasApplied && isBefore && isAfter;
}

const validityOf: Record<Version['status'], Validity> = {
  inForce: 'current',
  past: 'past',
  future: 'future',
  published: 'published',
  repealed: 'repealed',
  unknown: 'unknown',
};

/** The texts as the index has them: public ones, and the internal ones of the viewer's organisation. */
export function inIndex(
  { organisation }: Viewer,
  texts: readonly SearchText[],
): { shared: number[]; own: OwnTexts | undefined } {
  const idsOf = (isOwn: boolean) => texts.flatMap(({ id, owner }) => ((owner !== null) === isOwn ? id : []));
  return {
    shared: idsOf(false),
    own: organisation === undefined ? undefined : { organisation, textIds: idsOf(true) },
  };
}
