import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** A citation in a stored text. Whether its target exists depends on the day. */
export type ReferenceTable = {
  text_id: number;
  /** Position among the citations of its text. */
  ord: number;
  /** One of the documents that the citation may mean. */
  document: string;
  /** The article that it may mean there; empty if it cites the whole document. */
  article: string;
  /** Path of the innermost paragraph that contains it. */
  path: string;
  documents: Json<string[]>;
  paths: Json<string[]>;
  rivals: Json<string[]>;
  /**
   * For a range: what its last end may mean, while `paths` are what the first end may mean. Both ends have rows
   * of their own too; this row stands for what is between them.
   */
  range_to: Json<string[]> | null;
  /** The words around it, and its position in them. */
  snippet: string;
  snippet_start: number;
  snippet_end: number;
};

export type ReferenceTables = {
  reference: ReferenceTable;
  /** The texts that were read for citations, with a hash of the document names at that time. */
  reference_reading: { text_id: number; names: string };
};
