import type { compareWords } from './runs.ts';

export const plain = (text: string) => ({ text, marks: [] });
/** Deleted in square brackets, inserted in braces, each with the index of its difference. */
export const drawnWords = ({ runs, differences }: ReturnType<typeof compareWords>) => [
  runs
    .map(({ op, text, difference }) => {
      const words = difference === undefined ? text : `${text}|${difference}`;
      return op === undefined ? text : op === 'deleted' ? `[${words}]` : `{${words}}`;
    })
    .join(''),
  ...differences.map((each) => `${each.class}: ${each.before} > ${each.after}`),
];
