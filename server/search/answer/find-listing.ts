import type { Answering } from './hits.ts';
import { citedAnswers, type Listing, listBoth, listCited, listRun } from './listing.ts';
import { passes } from './narrow.ts';
import type { Plan } from './plan.ts';
import { type Run, runOn, runWithCounts } from './run.ts';
import type { Situation } from './situation.ts';

/**
 * What answers a query itself: the provisions that it names, then the articles that have its words.
 * `ranked` is `run` where nobody narrows what is found.
 */
export async function findListing(
  situation: Situation,
  ranked: typeof runWithCounts = runWithCounts,
): Promise<Listing> {
  const { asked, cited, plan, words } = situation;
  const { searchLanguage: language } = asked;
  if (cited?.anywhere) {
    const listing = await articlesAnywhere(situation, words ?? { ...plan, need: undefined }, ranked);
    if (listing.total > 0) return listing;
    return listRun(await ranked(situation, plan, language, asked));
  }
  const named = citedAnswers(cited?.provisions ?? []).filter((one) => isWanted(one, situation));
  if (words === undefined) return listCited(named, asked);
  if (named.length === 0) return listRun(await ranked(situation, words, language, asked));
  // What is named stands before the rest and only once, so the rest is listed from its beginning.
  const page = { start: 0, rows: asked.start + asked.rows, order: asked.order };
  const rest = await ranked(situation, words, language, page);
  return listBoth(named, await repeatsOf(named, situation, words), rest, asked);
}

/** "Art. 5 deposits" of no certain document: the fifth article of each, with these words if there are any. */
async function articlesAnywhere(
  situation: Situation,
  words: Plan,
  ranked: typeof runWithCounts,
): Promise<Listing> {
  const { asked, cited } = situation;
  const options = { paths: cited?.anywhere, soft: false };
  const found = await ranked(situation, words, asked.searchLanguage, asked, options);
  const listing = listRun(found);
  const reason = { kind: 'citation', field: 'number', asked: asked.query.trim() } as const;
  return {
    ...listing,
    answering: listing.answering.map((one) => ({
      ...one,
      reasons: [{ ...reason, found: one.unit }, ...one.reasons],
    })),
  };
}

/** What was chosen beside the list holds for what is named too; the scope does not. */
function isWanted({ text, part }: Answering, { asked, plan }: Situation): boolean {
  const validities = asked.validities ?? [];
  const { category, document, validity } = passes({ ...plan.filters, validities }, text);
  const { parts } = plan.filters;
  return category && document && validity && (parts.length === 0 || parts.includes(part));
}

/** Which of the named provisions have the other words too, in the texts that are searched. */
function repeatsOf(named: readonly Answering[], situation: Situation, words: Plan): Promise<Run> {
  const { asked } = situation;
  const texts = named.map(({ text }) => text);
  const inRun = texts.filter(
    (text) =>
      text.language === asked.searchLanguage &&
      words.scope.includes(text.category) &&
      words.restrictions.letsText(text) &&
      passes(words.filters, text).validity,
  );
  const page = { start: 0, rows: named.length, order: 'relevance' } as const;
  const paths = new Set(named.map(({ unit }) => unit));
  return runOn(situation, words, asked.searchLanguage, inRun, page, { paths });
}
