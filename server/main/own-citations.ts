import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { OwnCitation } from '#core/contract/main/references.ts';
import { placesBehind } from '../data/behind.ts';
import { ownTextsJoin } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';
import type { References } from '../references/references.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { citingOf, findTarget, named, type ReferenceData, type Target } from './cited-target.ts';
import type { MainData } from './find-text.ts';

type Requested = { provision: string; target: Target; language: LanguageCode; displayLanguage: LanguageCode };

/** The most citations of one paragraph in one language that are read at once. */
const pageSize = 500;

/** Where an organisation's own documents cite paragraphs, such as those that a regulatory change touches. */
export function ownCitationHandlers(
  all: MainData & { references: References },
): Pick<MainHandlers, 'ownCitations'> {
  return {
    ownCitations: async ({ body: { provisions, language: displayLanguage }, caller }) => {
      const data = seenBy(all, caller);
      const items = new Map<string, OwnCitation>();
      let complete = true;
      for (const language of await ownLanguages(data)) {
        for (const provision of new Set(provisions)) {
          const target = await targetOf(data, provision, language);
          if (target === undefined) continue;
          const cited = await citationsOf(data, { provision, target, language, displayLanguage });
          complete = complete && cited.complete;
          for (const item of cited.items) merge(items, item);
        }
      }
      return { complete, items: [...items.values()] };
    },
  };
}

/** The languages in which the organisation has documents of its own; most have none. */
async function ownLanguages({ read, viewer }: ReferenceData): Promise<LanguageCode[]> {
  if (viewer.organisation === undefined) return [];
  const { rows } = await sql<{ language: LanguageCode }>`
    select distinct language from ${ownTextsJoin(viewer)}`.execute(read);
  const own = new Set(rows.map(({ language }) => language));
  return languageCodes.filter((language) => own.has(language));
}

/** The paragraph in the law of today; undefined if it is not there, or not for the caller. */
async function targetOf(
  data: ReferenceData,
  provision: string,
  language: LanguageCode,
): Promise<Target | undefined> {
  try {
    return await findTarget(data, provision, { language });
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return undefined;
    throw error;
  }
}

async function citationsOf(
  data: ReferenceData,
  { provision, target, language, displayLanguage }: Requested,
): Promise<{ complete: boolean; items: OwnCitation[] }> {
  const scope = { own: true, around: true };
  const { citing, citables, citingAt, isComplete } = await citingOf(data, target, { language }, scope);
  const complete = await isComplete();
  const items: OwnCitation[] = [];
  for (let from = 0; ; from += pageSize) {
    const page = await citing.page(from, pageSize);
    const behind = await placesBehind(data.read, citingAt, page);
    const listed = named(citables, page, behind, displayLanguage);
    items.push(...listed.map((item) => ({ ...item, language, cites: [provision] })));
    if (page.length < pageSize) return { complete, items };
  }
}

/** The same words may cite several of the paragraphs. */
function merge(items: Map<string, OwnCitation>, item: OwnCitation): void {
  const { completeParagraphID, language, snippet, start } = item;
  const key = JSON.stringify([completeParagraphID, language, snippet, start]);
  const known = items.get(key);
  items.set(key, known ? { ...known, cites: [...known.cites, ...item.cites] } : item);
}
