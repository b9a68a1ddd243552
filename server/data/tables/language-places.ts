import type { ColumnType, Generated } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';

type Sequence = ColumnType<string, number | string, number | string>;

/** Tables of where the places of a text stand in another language of it. */
export type LanguagePlaceTables = {
  /** A text that is read, beside the text of another language on which something was written. */
  language_pair: {
    id: Generated<string>;
    reg_text_id: string;
    language: LanguageCode;
    version_date: string;
    sequence: Sequence;
    written_language: LanguageCode;
    /** The latest version of that language on the day of the one that is read. */
    written_version: string;
    written_sequence: Sequence;
  };
  /** Places that are not the same in both, with where they stand in the text that is read. */
  language_place: { pair_id: string; path: string; place_path: string; place_key: string };
};
