import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** A citation in a stored text, as it was read; whether it leads anywhere depends on the day. */
export type ReferenceTable = {
  text_id: number;
  /** Place among the citations of its text. */
  ord: number;
  /** One of the documents that it may mean. */
  document: string;
  /** The article that it may mean there; empty where the whole document is cited. */
  article: string;
  /** Where it stands: the innermost paragraph. */
  path: string;
  documents: Json<string[]>;
  paths: Json<string[]>;
  rivals: Json<string[]>;
  /**
   * Of a range what its last may mean; `paths` are those of its first. Both have rows of their own as
   * well: this one tells of what stands between them.
   */
  range_to: Json<string[]> | null;
  /** Words around it, with its place in them. */
  snippet: string;
  snippet_start: number;
  snippet_end: number;
};

export type ReferenceTables = {
  reference: ReferenceTable;
  /** Which texts were read for citations, and what documents were known by which names then. */
  reference_reading: { text_id: number; names: string };
};
