import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import type { Validity } from '#core/contract/main/search.ts';
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
};

export type TextSelection = {
  languages: readonly LanguageCode[];
  /** Day whose law is searched. */
  day: string;
  /** Versions that were in force at some time before this day, after this day. */
  before?: string | undefined;
  after?: string | undefined;
};

type TextRow = Omit<SearchText, 'versionDate' | 'validity'> & TextKey;

/**
 * The texts that a search may look at. The current version of a document is the one in force on the day,
 * whatever languages it has: if a translation is behind, its last text counts as past.
 */
export async function searchableTexts(
  trx: ReadTrx,
  viewer: Viewer,
  selection: TextSelection,
): Promise<SearchText[]> {
  const { languages, day, before, after } = selection;
  const { rows } = await sql<TextRow>`
    select text.id, text.regulation_id as "regulationId", reg_text_id as "regTextId", category, owner,
      text.language, version_date, date_basis, applicable_until, repealed_on
    from ${listedTextsJoin(viewer)}`.execute(trx);
  const selected: SearchText[] = [];
  for (const own of Map.groupBy(rows, ({ regulationId }) => regulationId).values()) {
    const versions = new Map(versionsOf(own, day).map((version) => [version.versionDate, version]));
    for (const { version_date: versionDate, ...text } of own) {
      const { id, regulationId, regTextId, category, owner, language } = text;
      const version = versions.get(versionDate);
      if (version === undefined || !languages.includes(language) || !wasInForce(version, { before, after }))
        continue;
      selected.push({
        id,
        regulationId,
        regTextId,
        category,
        owner,
        language,
        versionDate,
        validity: validityOf[version.status],
      });
    }
  }
  return selected;
}

/** Whether a version was in force at some time before a day and at some time after another; without days, every one passes. */
function wasInForce(
  { versionDate, validUntil, status }: Version,
  { before, after }: Pick<TextSelection, 'before' | 'after'>,
): boolean {
  if (before === undefined && after === undefined) return true;
  const hasApplied = status !== 'published' && status !== 'unknown';
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
