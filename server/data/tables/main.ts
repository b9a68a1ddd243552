import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import type { InterfaceLanguage, LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import type { DomainAction } from '#core/contract/main/domains.ts';
import type { TocEntry, Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import type { Coordinates } from '#core/contract/main/regulations.ts';
import type { OriginProof } from '#core/contract/main/widget-origins.ts';
import type { NamingFamily } from '#core/law/display-name.ts';
import type { DateBasis } from '#core/law/version-status.ts';
import type { RegisteredOrganisation } from '../../auth/register.ts';
import type { BesideLawTables } from './beside-law.ts';
import type { ErrorLogTables } from './error-log.ts';
import type { LoadedFileTables } from './loaded-files.ts';
import type { PdfUploadTables } from './pdf-uploads.ts';
import type { ProviderChangeTables } from './provider-changes.ts';
import type { ProviderPageTables } from './provider-pages.ts';
import type { ReferenceTables } from './references.ts';
import type { SourceTables } from './sources.ts';
import type { DefinitionTables } from './terms.ts';
import type { Counts, Names } from './text-facts.ts';

type Json<T> = ColumnType<T, string, string>;
type Sequence = ColumnType<string, undefined, never>;
export type Box = Coordinates['boxes'][number];
/** A stored line of the contents: what does not depend on the request. */
export type UnitHead = Omit<TocEntry, 'completeParagraphID' | 'index' | 'size' | 'act'>;

export type RegulationTable = {
  id: Generated<number>;
  reg_text_id: string;
  source_key: string;
  source_number: string;
  category: Category;
  sample: boolean;
  /**
   * The organisation that an internal document belongs to, by its slug; '' if it is not known. Null for documents of
   * all other categories, which everybody reads.
   */
  owner: ColumnType<string | null, string | null | undefined, string | null>;
};
/** One version in one language. */
export type TextTable = {
  id: Generated<number>;
  regulation_id: number;
  version_date: string;
  language: LanguageCode;
  content_hash: string;
  names: Json<Names>;
  naming: NamingFamily;
  entry_into_force: string | null;
  document_date: string | null;
  publication_date: string | null;
  /** What `version_date` says; see core/law/version-status.ts. */
  date_basis: ColumnType<DateBasis, DateBasis | undefined, DateBasis>;
  applicable_until: string | null;
  repealed_on: string | null;
  /** Whether its source says that the text has legal force; null in texts of an earlier import. */
  authoritative: boolean | null;
  source_page: string | null;
  counts: Json<Counts>;
  units: number;
  pdf_hash: string | null;
  pdf_pages: number | null;
  pdf_bytes: number | null;
  imported_at: Generated<Date>;
};
type UnitTable = {
  text_id: number;
  ord: number;
  path: string;
  kind: UnitKind;
  size: number;
  head: Json<UnitHead>;
  body: Json<Unit>;
};
type ProvisionTable = {
  text_id: number;
  ord: number;
  path: string;
  unit_ord: number;
  kind: string;
  parent: string | null;
  e_id: string | null;
  heading: string;
  plain: string;
  hash: string;
  repealed: boolean;
  boxes: Json<Box[]>;
};

/** An act that changed a unit of a text, as a note of the unit names it. */
type AmendmentTable = {
  text_id: number;
  /** Position among the amendments of its text. */
  ord: number;
  /** Path of the unit. */
  path: string;
  title: string;
  in_force: string;
  reference: string | null;
  href: string | null;
};

/** A user of an organisation, or the reserved address of an invited person. */
export type RegisteredUserTable = {
  email: string;
  organisation: string;
  /** Null for a person who is only invited or was removed. */
  accepted_at: ColumnType<Date | null, Date | undefined, Date | null>;
  full_name: string | null;
  preferred_language: InterfaceLanguage | null;
  roles: ColumnType<Role[] | null, string | undefined, string | null>;
  /** Until then tokens have these roles at most, and are invalid: an administrator said so (active-claims.ts). */
  narrowed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** What an organisation has told of its users: tokens with a lower epoch are over; see user-epochs.ts. */
type UserEpochTable = {
  organisation: string;
  user_id: string;
  epoch: number;
  /** Tokens with a lower one have no more than these roles. */
  roles_epoch: number;
  /** Null for a user who was removed. */
  roles: ColumnType<Role[] | null, string | null, string | null>;
  told_at: Date;
};

/** What a container without a number is recognised by in another version or language. */
export type ContainerEvidence = {
  /** The day of the amending act in the heading, or `final` for the final title of a code. Never changes. */
  act?: string;
  /** Where the amending act was published: year and page, or its ELI. Pages may differ between languages. */
  references: string[];
  /** Number and heading, in the language of the text. */
  heading: string;
  /** A sketch of the words, to estimate how many two texts share. */
  words: number[];
  /** A sketch of the articles, paragraphs and letters inside, which languages share. */
  shape: number[];
  /** Its position among containers of its kind at the same place, from 1, and how many there are. */
  ordinal: number;
  siblings: number;
};

/** A text that was stored; or, without its number, one that was withdrawn: what it was, and who could see it. */
type FeedTable = {
  sequence: Sequence;
  text_id: number | null;
  reg_text_id: Generated<string>;
  version_date: Generated<string>;
  language: Generated<LanguageCode>;
  owner: Generated<string | null>;
};

/** Tables of the main server. */
export type MainTables = {
  regulation: RegulationTable;
  text: TextTable;
  unit: UnitTable;
  provision: ProvisionTable;
  /** What is known of final provisions and other containers without a number; see server/import/identity. */
  container_sighting: {
    source_key: string;
    /** The organisation whose internal document it is; empty for all others. */
    owner: string;
    version_date: string;
    language: LanguageCode;
    source_path: string;
    path: string;
    /** The path of the container around it; empty at the top. */
    parent: string;
    word: string;
    evidence: Json<ContainerEvidence>;
  };
  amendment: AmendmentTable;
  feed: FeedTable;
  /** What tells lines of the feed from those that had the same numbers before the database was restored. */
  feed_mark: { sequence: Sequence; mark: Generated<string> };
  file: { hash: string; type: string; bytes: number; content: Buffer };
  provider_comment: {
    id: Generated<number>;
    regulation_id: number;
    path: string;
    text: string;
    date: string;
    language: ColumnType<InterfaceLanguage, InterfaceLanguage | undefined, InterfaceLanguage>;
    translations: ColumnType<Partial<Record<InterfaceLanguage, string>>, string | undefined, string>;
    comment_type: Generated<number>;
    /** Its name, if it was loaded; unique. */
    slug: ColumnType<string | null, string | undefined, string>;
    /** The words in all languages, without case and accents. */
    folded: ColumnType<string, never, never>;
    /** Invented content that ships with the product. */
    sample: Generated<boolean>;
  };
  domain: {
    slug: string;
    /** Null until its server has sent it. */
    name: string | null;
    email_domain: string;
    base_url: string;
    public_key: Json<RegisteredOrganisation['publicKey']>;
    plan: string;
    sample: boolean;
    languages: ColumnType<InterfaceLanguage[], string | undefined, string>;
    support_address: string | null;
    widget_origins: ColumnType<string[], string | undefined, string>;
    /** Whether its internal documents may be sent to the model of the chat. */
    internal_to_model: Generated<boolean>;
    /** Since when the register lacks it; null while it is there. */
    absent_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  registered_user: RegisteredUserTable;
  /** Which entered origins are known to be the organisation's; see server/main/widget-origins.ts. */
  origin_proof: {
    organisation: string;
    origin: string;
    token: Generated<string>;
    proof: ColumnType<OriginProof | null, never, OriginProof>;
    proved_at: ColumnType<Date | null, never, Date>;
    /** Until then questions are taken without a proof. */
    accepted_until: ColumnType<Date | null, Date | undefined, Date>;
  };
  user_epoch: UserEpochTable;
  /** Changes of organisations, with person and network address. */
  audit: {
    id: Sequence;
    at: ColumnType<Date, Date, never>;
    actor: string;
    organisation: string;
    action: DomainAction;
    detail: ColumnType<Record<string, unknown>, string, never>;
    address: string | null;
  };
  /** The search index of one text; see server/search/index. */
  search_segment: {
    text_id: number;
    language: LanguageCode;
    edition: number;
    paragraphs: number;
    content: Buffer;
  };
  setting: { name: string; value: string };
  /** Transactions that changed what cached replies are made of, each with a random mark. */
  collection_change: { transaction: string; part: 'collection' | 'citations'; mark: string; at: Date };
  /** The number of questions of one sender or to one organisation since the start of an hour. */
  question_count: { key: string; since: Date; number: number };
} & ReferenceTables &
  DefinitionTables &
  ProviderChangeTables &
  ProviderPageTables &
  SourceTables &
  LoadedFileTables &
  PdfUploadTables &
  BesideLawTables &
  ErrorLogTables;
