import type { ColumnType, Generated } from 'kysely';
import type { ChangeOrigin } from '#core/contract/change-values.ts';
import type { LanguageCode } from '#core/contract/languages.ts';

/** The database answers such numbers as text. */
type Bytes = ColumnType<string, number, number>;

/** Tables of the files that an organisation puts to changes (server/domain/change-file-*.ts). */
export type ChangeFileTables = {
  /** Bytes, stored once for all files that have them. */
  change_content: {
    id: Generated<string>;
    /** SHA-256 in hexadecimal digits, once the bytes were compared with it. */
    hash: ColumnType<string | null, undefined, string>;
    size: Bytes;
    /** Bytes of each part but the last one. */
    part_size: number;
    /** Bytes that have arrived; the parts before them are all there. */
    received: ColumnType<string, undefined, number>;
    /** Whether its text waits to be taken, was taken, or cannot be. */
    text_state: ColumnType<TextState, undefined, TextState>;
    text_attempts: ColumnType<number, undefined, number>;
    /** When its text was tried last, so that no other process takes it at the same time. */
    text_tried_at: ColumnType<Date | null, undefined, Date | null>;
  };
  change_content_part: { content_id: string; number: number; bytes: Uint8Array };
  /** `trigrams`: of the folded text, by which an index finds it. */
  change_content_text: { content_id: string; text: string; folded: string; trigrams: string[] };
  /** The record of a file; hidden from all but its uploader until `uploaded_at`. */
  change_file: {
    id: Generated<string>;
    /** The id that the page gave to the upload. */
    upload: string;
    change_origin: ChangeOrigin;
    /** As calls name the change: of the provider by `mainChangeElementId`, own ones by `domainId`. */
    change_id: string;
    content_id: string;
    /** What the page says that the content's SHA-256 is. */
    sha256: string;
    name: string;
    extension: string;
    label: string;
    folded_label: string;
    language: LanguageCode | null;
    version_date: string | null;
    uploaded_by: string | null;
    /** When something of it has arrived last. */
    touched_at: Date;
    uploaded_at: ColumnType<Date | null, undefined, Date>;
  };
};
export type TextState = 'none' | 'waiting' | 'taken' | 'unreadable';
