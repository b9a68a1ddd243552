import type { ColumnType } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';

export type DefinitionTables = {
  /** What the texts that were read define. */
  definition: {
    text_id: number;
    /** Place among the definitions of its text. */
    ord: number;
    language: LanguageCode;
    /** The term as the glossary orders it. */
    sort: string;
    /** The term and its further names as they are searched. */
    names: string;
    path: string;
    term: string;
    also: ColumnType<string[], string, string>;
    definition: string;
  };
  /** Which texts were read for definitions, and by which rules. */
  definition_reading: { text_id: number; edition: number };
};
