import type { ColumnType } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';

export type DefinitionTables = {
  /** The definitions in the texts that were read. */
  definition: {
    text_id: number;
    /** Position among the definitions of its text. */
    ord: number;
    language: LanguageCode;
    /** Sort key of the term in the glossary. */
    sort: string;
    /** The term and its other names in searchable form. */
    names: string;
    path: string;
    term: string;
    also: ColumnType<string[], string, string>;
    definition: string;
  };
  /** The texts that were read for definitions, and the edition of the rules. */
  definition_reading: { text_id: number; edition: number };
};
