import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { Ranker } from './baselines/ranker.ts';
import type { Half, Intent, LabelledQuery } from './labelled.ts';
import { halves, intents } from './labelled.ts';
import { average, type Measures, measure } from './measures.ts';

/** What a ranker is given of a query, and what it should find. */
type QueryTask = Pick<LabelledQuery, 'query' | 'language' | 'labels'>;
export type Answered<Query extends QueryTask = LabelledQuery> = {
  query: Query;
  found: string[];
  measures: Measures;
};
/** Runs all queries on one ranker. */
export type Run<Query extends QueryTask = LabelledQuery> = { ranker: Ranker; answered: Answered<Query>[] };

/** Rankings are compared by article: a place inside an article counts as the article. */
export async function run<Query extends QueryTask>(
  ranker: Ranker,
  queries: readonly Query[],
): Promise<Run<Query>> {
  const answered: Answered<Query>[] = [];
  for (const query of queries) {
    const results = [...new Set(await ranker.search(query.query, query.language))];
    const labels = query.labels.map(({ place, grade }) => ({ place: articlePath(place), grade }));
    answered.push({ query, found: results, measures: measure(results, labels) });
  }
  return { ranker, answered };
}

export function figures<Query extends QueryTask>(
  { answered }: Run<Query>,
  isIncluded: (query: Query) => boolean,
): Measures {
  return average(answered.filter(({ query }) => isIncluded(query)).map(({ measures }) => measures));
}

/** The setting with the best mean over intents on the tuning half; the test half is not looked at. */
export function bestOf(runs: readonly Run[]): Run {
  const worth = (one: Run) =>
    average(
      intents.map((intent) => figures(one, (query) => query.half === 'tuning' && query.intent === intent)),
    ).mrr;
  const [best] = [...runs].sort((a, b) => worth(b) - worth(a));
  if (best === undefined) throw new Error('there is no setting to choose from');
  return best;
}

export type Row = {
  half: Half | undefined;
  intent: Intent | 'all';
  language: string;
  queries: number;
  of: Record<string, Measures>;
};

/** One row for every half, or none, intent and language, and rows with their totals. */
export function rowsOf(runs: readonly Run[], queries: readonly LabelledQuery[]): Row[] {
  const rows: Row[] = [];
  for (const half of [...halves, undefined])
    for (const intent of [...intents, 'all'] as const)
      for (const language of ['all', ...interfaceLanguageCodes]) {
        const isIncluded = (query: LabelledQuery) =>
          query.half === half &&
          (intent === 'all' || query.intent === intent) &&
          (language === 'all' || query.language === language);
        const count = queries.filter(isIncluded).length;
        const of = Object.fromEntries(runs.map((one) => [one.ranker.name, figures(one, isIncluded)]));
        if (count > 0) rows.push({ half, intent, language, queries: count, of });
      }
  return rows;
}
