/** The most characters of a header on paper: spreadsheets refuse files with more. */
const longestHeader = 250;

/** Names of sheets are short and lack the signs of references. */
export const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** `_x0041_` would be read as the sign with that number (ECMA-376, part 1, 22.9.2.19). */
export const escaped = (words: string) => words.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

/** Words above each page on paper, where `&` begins a code (ECMA-376, part 1, 18.3.1.46). */
export const printedHeader = (lines: readonly string[]) =>
  `&L${[...lines.join(' · ').replace(/\s+/g, ' ')].slice(0, longestHeader).join('').replaceAll('&', '&&')}`.slice(
    0,
    longestHeader,
  );

/** The format of a day, with words after it. */
export const dayFormat = (format: string, remark?: string) =>
  remark === undefined ? format : `${format} "(${remark.replaceAll('"', '')})"`;
