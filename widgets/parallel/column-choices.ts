import type { LanguageCode } from '#core/contract/languages.ts';

/** Number of languages that stand side by side at most. */
export const maxColumns = 4;

/** The languages, in order, after each possible action on a column. */
export function columnChoices(
  languages: readonly LanguageCode[],
  column: number,
  there: readonly LanguageCode[],
) {
  const [own] = languages.slice(column, column + 1);
  const swapped = (by: 1 | -1) => {
    const other = languages[column + by];
    if (own === undefined || other === undefined) return undefined;
    return languages.map((each) => (each === own ? other : each === other ? own : each));
  };
  const others = there.filter((each) => !languages.includes(each));
  return {
    before: swapped(-1),
    after: swapped(1),
    /** Without this column; undefined if only two languages are displayed. */
    removed: languages.length > 2 ? languages.filter((each) => each !== own) : undefined,
    replaced: others.map((other) => ({
      other,
      languages: languages.map((each) => (each === own ? other : each)),
    })),
  };
}
