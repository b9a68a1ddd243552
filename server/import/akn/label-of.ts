const label = /^[([]?([0-9]+(?:\.[0-9]+)*[a-z]?|[a-z]{1,2})[)\].]*\s*([a-z]*)[)\].]*$/i;

const rangeLabel =
  /^[([]?(\d+[a-z]?|[a-z])[)\].]* ?(?:–|-|(?<= )(?:bis|und|et|à|e|ed|a|and|to)(?= )) ?(\d+[a-z]?|[a-z])[)\].]*$/i;

/** No label is as long; of brackets and points without end the expressions would try each. */
const longestLabel = 100;

/**
 * The label of a printed number: `a.` → `a`, `c.bis` → `cbis`, `(12)` → `12`, `1.2.` → `1.2`, `5 bis 7` → `5-7`;
 * undefined for a dash or an empty one.
 */
export function labelOf(numText: string): string | undefined {
  const number = numText.replace(/[\s\u00A0\u202F]+/g, ' ').trim();
  if (number.length > longestLabel) return undefined;
  const [, stem, suffix = ''] = label.exec(number) ?? [];
  if (stem !== undefined) return stem + suffix;
  const [, first, last] = rangeLabel.exec(number) ?? [];
  return first === undefined ? undefined : `${first}-${last}`;
}
