import type { Answered, Row, Run } from './quality-figures.ts';

const figureNames = { mrr: 'MRR@10', ndcg: 'nDCG@10', recall: 'R@20', success: 'S@1' } as const;
const columns = Object.keys(figureNames) as (keyof typeof figureNames)[];

function cell(text: string | number, width: number): string {
  return (typeof text === 'number' ? text.toFixed(3) : text).padStart(width);
}

/** A table for one half of the queries, with a row per intent and language and a column per ranker. */
export function table(rows: readonly Row[], names: readonly string[]): string {
  const width = 8;
  const label = (text: string) => text.padEnd(14);
  const top =
    label('') + cell('n', 4) + names.map((name) => `  ${name.padEnd(columns.length * width)}`).join('');
  const under =
    label('') +
    cell('', 4) +
    names.map(() => `  ${columns.map((name) => cell(figureNames[name], width)).join('')}`).join('');
  const lines = rows.map(({ intent, language, queries, of }) => {
    const first = language === 'all' ? intent : `  ${language}`;
    const values = names.map(
      (name) => `  ${columns.map((key) => cell(of[name]?.[key] ?? 0, width)).join('')}`,
    );
    return label(first) + cell(String(queries), 4) + values.join('');
  });
  return [top, under, ...lines].join('\n');
}

const short = (place: string) => place.replace(/^eli\/cc\//, '');

function failureLine({ query, found, measures }: Answered): string {
  const answers = query.labels.filter(({ grade }) => grade === 2).map(({ place }) => short(place));
  const places = found.slice(0, 6).map(short);
  return `${query.id} [${query.query}] MRR ${measures.mrr.toFixed(2)}\n    wants ${answers.join(' ')}\n    finds ${places.join(' ') || 'nothing'}`;
}

/** Queries of the tuning half whose answer is not first. Those of the test half are never displayed. */
export function failures({ answered }: Run): string {
  return answered
    .filter(({ query, measures }) => query.half === 'tuning' && measures.success === 0)
    .map(failureLine)
    .join('\n');
}
