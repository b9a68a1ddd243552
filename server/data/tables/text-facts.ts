import type { LanguageCode } from '#core/contract/languages.ts';

/** The names of a document by language. */
export type Names = Partial<Record<LanguageCode, { long: string; short?: string }>>;
/** The counts of reports and of the document info, without quoted structures. */
export type Counts = {
  articles: number;
  repealed: number;
  paragraphs: number;
  /** Items of lists, including dashes. */
  items: number;
  notes: number;
  /** Tables, including those for layout. */
  tables: number;
  images: number;
  annexes: number;
};
