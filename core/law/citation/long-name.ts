/** "vom 8. November 1934", "du 1er juin 2012", "dell’11 novembre 2015", "of 25 September 2020". */
const DAY = /\s(?:vom|du|del|dell['’]|of)\s?\d{1,2}(?:\.|er|°)?\s\p{L}+\s\d{4}(?=\s|$)/u;

/**
 * The names that a long name holds: itself, without its day, and what stands in its brackets, as in
 * "Bundesgesetz vom … über die Banken (Bankengesetz, BankG)".
 */
export function namesIn(longName: string): string[] {
  const plain = longName
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const open = plain.lastIndexOf('(');
  const inside = open > 0 && plain.endsWith(')') ? plain.slice(open + 1, -1).split(/[,;]/) : [];
  const outside = inside.length > 0 ? plain.slice(0, open).trim() : plain;
  const names = [outside, outside.replace(DAY, ''), ...inside.map((name) => name.trim())];
  return [...new Set(names.flatMap(withGenitive))].filter((name) => name.length > 1);
}

/** German cites "Art. 5 des Bankengesetzes". */
function withGenitive(name: string): string[] {
  return /^\p{L}+(?:gesetz|buch|recht)$/u.test(name) ? [name, `${name}es`, `${name}s`] : [name];
}
