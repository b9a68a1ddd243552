/** Words on one line of a cell. */
export type PaperLine = {
  words: string;
  /** Where the words lead. */
  address?: string;
  strong?: boolean;
  /** The locale of the words, where it is another one than that of the document. */
  locale?: string;
  /** A shape before the words, in a colour without `#`. */
  sign?: { shape: string; colour: string };
};

/** What a cell of a table on paper holds: its lines, one below the other. */
export type PaperCell = readonly PaperLine[];

export type PaperColumn = {
  header: string;
  /** Its share of the width, beside those of the others. */
  width: number;
  numeric?: boolean;
};

/** A table as a document for word processors, before its rows. */
export type Paper = {
  title: string;
  /** Above each page, in a few words: what the rows are, and of when. */
  header: string;
  /** Sections above the table, each with its heading; the table stands in a last one. */
  about: readonly { heading: string; lines: readonly string[] }[];
  tableHeading: string;
  columns: readonly PaperColumn[];
  /** Of the words of the interface. */
  locale: string;
  /** The words before the number of a page, between it and the number of pages, and after that. */
  pageWords: readonly [string, string, string];
  /** Milliseconds since 1970, as the time at which the file was made. */
  madeAt: number;
};
