/** The head of a table on paper: browsers repeat it on each sheet that the table goes on to. */
export const repeatedHead = { display: 'table-header-group', breakInside: 'avoid' } as const;
/** The table of such a head; all else in it stands in its one cell. */
export const withRepeatedHead = { display: 'table', tableLayout: 'fixed', inlineSize: '100%' } as const;

/** A button that is only its words on paper: Chromium leaves buttons out where it repeats the head of a table. */
export const printedWords = { display: 'contents', whiteSpace: 'normal' } as const;

/** Long rows go on to the next sheet, rather than leave the end of the last one empty; no line goes alone. */
export const breakingRow = { breakInside: 'auto', orphans: 3, widows: 3 } as const;
