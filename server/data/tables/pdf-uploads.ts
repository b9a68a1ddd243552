import type { ColumnType, Generated } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { PdfCorrection, PdfRefusal } from '#core/contract/main/pdf-structure.ts';
import type { PdfProblem, pdfNamings } from '#core/contract/main/pdf-uploads.ts';

/** Tables of original PDFs that people upload (server/pdf-uploads). */
export type PdfUploadTables = {
  pdf_upload: {
    id: Generated<string>;
    /** The id that the page has made, by which it finds an upload that it has begun. */
    upload: string;
    name: string;
    size: ColumnType<string, number, never>;
    sha256: string;
    received: ColumnType<string, never, number>;
    /** The stored document that it is a version of, by its key. */
    document: string | null;
    title: string;
    short_title: string;
    number: string;
    language: LanguageCode;
    version_date: string;
    category: Category;
    naming: (typeof pdfNamings)[number];
    /** The organisation of whoever uploaded it, which owns it if it is internal. */
    organisation: string;
    uploaded_by: string;
    /** The person whose name is that, for going on with an upload. */
    user_id: string;
    /** When something of it last arrived. */
    touched_at: Date;
    /** Which work waits for it; null where a person is next. */
    work: ColumnType<'read' | 'publish' | null, never, 'read' | 'publish' | null>;
    state: ColumnType<StoredState, never, StoredState>;
    version: ColumnType<number, never, number>;
    attempts: ColumnType<number, never, number>;
    /** Which process does the work, and until when it has it. */
    holder: ColumnType<string | null, never, string | null>;
    lease_until: ColumnType<Date | null, never, Date | null>;
    /** Only until the file is read. */
    password: ColumnType<string | null, never, string | null>;
    /** Whether it was read with a password: its pages cannot be shown without that. */
    locked: ColumnType<boolean, never, boolean>;
    refusal: ColumnType<PdfRefusal | null, never, PdfRefusal | null>;
    problem: ColumnType<PdfProblem | null, never, PdfProblem | null>;
    pages: ColumnType<number | null, never, number>;
    /** Who wants it published, and whether a text may be replaced by it. */
    publisher: ColumnType<string | null, never, string>;
    replaces: ColumnType<boolean, never, boolean>;
    /** The version of it whose comparison took too much. */
    uncompared: ColumnType<number | null, never, number | null>;
    published_as: ColumnType<string | null, never, string>;
    /** Where its text stands: what is said of the upload may have changed since. */
    published_language: ColumnType<LanguageCode | null, never, LanguageCode>;
    published_date: ColumnType<string | null, never, string>;
    published_version: ColumnType<number | null, never, number>;
    published_at: ColumnType<Date | null, never, Date>;
    /** The file of its pages that readers get. */
    pages_hash: ColumnType<string | null, never, string>;
  };
  /** The bytes of the original, in parts of one size, the last one shorter. */
  pdf_upload_part: { upload_id: string; number: number; bytes: Uint8Array };
  /** What was made of the original: structures as compressed JSON, and a copy to be read page by page. */
  pdf_upload_content: {
    upload_id: string;
    recognised: Uint8Array;
    structure: Uint8Array;
    corrections: ColumnType<PdfCorrection[], string, string>;
    copy: Uint8Array | null;
  };
};

type StoredState = 'arriving' | 'refused' | 'recognised' | 'published';
