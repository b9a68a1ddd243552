import type { LanguageCode } from '#core/contract/languages.ts';
import type { Validity } from '#core/contract/main/search.ts';
import type { Ranked, RankedText } from '../rank/ranking.ts';
import type { Documents } from './catalogue.ts';
import type { SearchEngine } from './engine.ts';
import { type Counted, passes } from './narrow.ts';
import { type Plan, partsOf } from './plan.ts';
import { type ReadTrx, readOnly } from './read-only.ts';
import type { SearchText } from './which-texts.ts';

export type Page = { start: number; rows: number; order: 'relevance' | 'article' };
export const countOnly: Page = { start: 0, rows: 0, order: 'relevance' };

/** What a plan finds in one language. */
export type Run = Ranked & { texts: ReadonlyMap<number, SearchText>; counted: readonly Counted[] };

/** Texts of one language that the query and its scope let through, whatever was chosen beside the list. */
export function textsInScope(texts: readonly SearchText[], plan: Plan, language: LanguageCode): SearchText[] {
  const { scope, restrictions } = plan;
  return texts.filter(
    (text) => text.language === language && scope.includes(text.category) && restrictions.letsText(text),
  );
}

/** Ranks these texts; a query that no article can answer is not run at all. */
export async function runOn(
  engine: SearchEngine,
  documents: Documents,
  plan: Plan,
  language: LanguageCode,
  texts: readonly SearchText[],
  page: Page,
  { parts = partsOf(plan), soft }: { parts?: ReturnType<typeof partsOf>; soft?: boolean } = {},
): Promise<Run> {
  const byId = new Map(texts.map((text) => [text.id, text]));
  if (texts.length === 0 || parts.size === 0 || plan.restrictions.isForeign)
    return { ...nothing, texts: byId, counted: [] };
  const paths = await wantedPaths(engine, plan, texts);
  const ranked = await engine.rank(language, {
    need: plan.need,
    texts: new Map(texts.map((text) => [text.id, rankedText(text, documents)])),
    parts,
    start: page.start,
    rows: page.rows,
    order: page.order,
    ...(paths === undefined ? {} : { paths }),
    ...(soft === undefined ? {} : { soft }),
  });
  const counted = ranked.counts.flatMap(({ textId, part, count }) => {
    const text = byId.get(textId);
    return text === undefined ? [] : [{ text, part, count }];
  });
  return { ...ranked, texts: byId, counted };
}

const nothing: Ranked = { total: 0, hits: [], counts: [], ignored: [], cut: false, soft: false };

/** The run that is shown, and how many would answer with other choices beside the list. */
export async function runWithCounts(
  engine: SearchEngine,
  documents: Documents,
  plan: Plan,
  language: LanguageCode,
  texts: readonly SearchText[],
  page: Page,
): Promise<Run> {
  const inScope = textsInScope(texts, plan, language);
  const isChosen = (text: SearchText) => {
    const { category, document, validity } = passes(plan.filters, text);
    return category && document && validity;
  };
  const chosen = inScope.filter(isChosen);
  const run = await runOn(engine, documents, plan, language, chosen, page);
  // What was shown has its counts already, unless a chosen part left the others out.
  const hasAllParts = plan.filters.parts.length === 0;
  const others = hasAllParts ? inScope.filter((text) => !isChosen(text)) : inScope;
  const parts = new Set(plan.restrictions.parts);
  const beside = await runOn(engine, documents, plan, language, others, countOnly, { parts, soft: run.soft });
  return { ...run, counted: hasAllParts ? [...run.counted, ...beside.counted] : beside.counted };
}

/** How many a plan finds in a language, with all that was chosen beside the list. */
export async function totalOf(
  engine: SearchEngine,
  documents: Documents,
  plan: Plan,
  language: LanguageCode,
  texts: readonly SearchText[],
): Promise<number> {
  const chosen = textsInScope(texts, plan, language).filter((text) => {
    const { category, document, validity } = passes(plan.filters, text);
    return category && document && validity;
  });
  return (await runOn(engine, documents, plan, language, chosen, countOnly)).total;
}

const states: readonly Validity[] = ['current', 'past', 'future'];
/** What is not in force stands below what is. */
const weights: Record<Validity, number> = { current: 1, past: 0.5, future: 0.7 };

/** Of the past versions of an article the last one answers, of those to come the first. */
function rankedText(text: SearchText, documents: Documents): RankedText {
  const { id, regulationId, regTextId, validity, versionDate } = text;
  return {
    id,
    group: regulationId * states.length + states.indexOf(validity),
    version: validity === 'future' ? mirrored(versionDate) : versionDate,
    order: documents.order.get(regTextId) ?? documents.order.size,
    weight: weights[validity],
  };
}

function mirrored(day: string): string {
  return day.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
}

/** Paths of the articles that `art:` lets through; all where it does not stand. */
async function wantedPaths(
  engine: SearchEngine,
  { restrictions: { letsArticle } }: Plan,
  texts: readonly SearchText[],
): Promise<ReadonlySet<string> | undefined> {
  if (letsArticle === undefined) return undefined;
  const paths = await readOnly(engine.db, timeLimit, (trx) => articlePaths(trx, texts));
  return new Set(paths.filter(letsArticle));
}

/** Of each statement, in milliseconds. */
export const timeLimit = 2000;

async function articlePaths(trx: ReadTrx, texts: readonly SearchText[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('unit')
    .select('path')
    .distinct()
    .where(
      'text_id',
      'in',
      texts.map(({ id }) => id),
    )
    .where('kind', 'in', ['article', 'marginNumber', 'recital'])
    .execute();
  return rows.map(({ path }) => path);
}
