import type { Piece } from './pieces.ts';
import type { Words } from './runs.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const conjunctions = 'oder|und|ou|et|o|e|or|and';
const voids = '(?:\\p{L}{1,12}[.)]?\\s*(?:…|\\.{3})\\s*)*';

/**
 * Sources break lists: the number of an item stands in the text of the item before, "… zugeordnet sind,
 * oderb." Then nothing was split or merged. Gives the texts without the numbers that stand between them, or
 * nothing where not each part has its own there.
 */
export function withoutInlineLabels(cuts: readonly Words[], parts: readonly Piece[]): Words[] | undefined {
  const texts = cuts.map(({ text }) => text);
  for (const [index, { num }] of parts.entries()) {
    if (index === 0) continue;
    if (num === '') return undefined;
    const label = escaped(num.replace(/[.)]$/, ''));
    const [before = '', own = ''] = [texts[index - 1], texts[index]];
    const atEnd = new RegExp(`(?<=[.;:,)]|\\b(?:${conjunctions}))\\s*${voids}${label}[.)]?\\s*$`, 'u');
    const atStart = new RegExp(`^\\s*${voids}${label}[.)]?(?=\\s|\\p{L})\\s*`, 'u');
    if (atEnd.test(before)) texts[index - 1] = before.replace(atEnd, '');
    else if (atStart.test(own) && /[.)]/.test(num)) texts[index] = own.replace(atStart, '');
    else return undefined;
  }
  return cuts.map((cut, index) => {
    const text = texts[index] ?? '';
    return text === cut.text ? cut : { text, marks: [] };
  });
}
