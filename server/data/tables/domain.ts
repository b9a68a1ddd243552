import type { JWK } from 'jose';
import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '#core/contract/domain/audit.ts';
import type { Role, StoredTitle } from '#core/contract/domain/user.ts';
import type { InterfaceLanguage, LanguageCode } from '#core/contract/languages.ts';
import type { AssuranceTables } from './assurance.ts';
import type { CalendarFeedTables } from './calendar-feeds.ts';
import type { CarryOverTables } from './carry-over.ts';
import type { ChangeFileTables } from './change-files.ts';
import type { ChangeTables } from './changes.ts';
import type { ChatTables } from './chat.ts';
import type { CommentTables } from './comments.ts';
import type { DigestTables } from './digests.ts';
import type { LanguagePlaceTables } from './language-places.ts';
import type { NewsFeedTables } from './news-feeds.ts';
import type { WatchingTables } from './watching.ts';

type Json<T> = ColumnType<T, string, string>;
type Time = ColumnType<Date, Date | undefined, Date>;

/** Tables of the domain server itself. */
export type DomainTables = {
  organisation: {
    slug: string;
    name: string;
    email_domain: string;
    plan: string;
    sample: Generated<boolean>;
    created_at: Generated<Date>;
  };
  /** Users of whom the main server does not know yet how they stand; see untold-users.ts. */
  untold: {
    organisation: string;
    user_id: string;
    /** The address, which nothing else tells of a user who was deleted. */
    email: string;
    /** Names the latest change, so that what is told meanwhile does not count for it. */
    change: Generated<string>;
    attempts: number;
    next_at: Date;
    since: Date;
  };
};

type TablesOfFeatures = CommentTables &
  CalendarFeedTables &
  NewsFeedTables &
  AssuranceTables &
  CarryOverTables &
  LanguagePlaceTables &
  ChangeTables &
  ChangeFileTables &
  DigestTables &
  WatchingTables &
  ChatTables;

/** Tables of one organisation, in its own schema. */
export type OrganisationTables = TablesOfFeatures & {
  signing_key: { id: string; private_key: Json<JWK>; public_key: Json<JWK>; created_at: Generated<Date> };
  account: {
    id: Generated<string>;
    email: string;
    full_name: string;
    title: StoredTitle | null;
    preferred_language: InterfaceLanguage;
    fallback_language: LanguageCode;
    document_display_language: LanguageCode;
    roles: Json<Role[]>;
    password_hash: string;
    /** How often the sessions of the user were ended; see raise-epoch.ts. */
    epoch: Generated<number>;
    /** How often the roles were changed. */
    roles_epoch: Generated<number>;
    created_at: Time;
    last_login: ColumnType<Date | null, Date | undefined, Date>;
  };
  /** Counted attempts by device, account and network address; see attempts.ts. */
  attempt: {
    key: string;
    number: number;
    at: Date;
    /** Until when attempts wait. */
    blocked_until: ColumnType<Date | null, Date | undefined, Date>;
    /** Whether the audit log has an entry for this wait (attempts.ts). */
    told: Generated<boolean>;
  };
  /** The latest visit of a user to the dashboard, and when the one before began; see visits.ts. */
  visit: {
    account_id: string;
    started_at: Date;
    last_sign: Date;
    before_started_at: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  /** Kinds of mails that a user wants. */
  email_consent: { account_id: string; consent_id: number };
  /** Codes sent by mail, as hashes; see codes.ts. */
  one_time_code: {
    hash: string;
    purpose: string;
    subject: string;
    issued_at: Time;
    expires_at: Date;
    used_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  /** Applications that exchange their users for tokens; see applications.ts. */
  application: {
    id: Generated<string>;
    name: string;
    secret_hash: string;
    origins: Json<string[]>;
    created_at: Date;
    created_by: string;
    last_used: ColumnType<Date | null, Date | undefined, Date>;
    /** The exchanges of the minute that began then. */
    minute: ColumnType<Date | null, Date | undefined, Date>;
    exchanges: Generated<number>;
  };
  /**
   * Second factors, their secrets encrypted; see second-factor-store.ts. One whose `secret` is null is not set up yet:
   * `pending` waits to be confirmed.
   */
  second_factor: {
    account_id: string;
    secret: ColumnType<string | null, string | undefined, string>;
    since: ColumnType<Date | null, Date | undefined, Date>;
    /** The time step of the last code that was used. The database answers such numbers as text. */
    last_step: ColumnType<string | null, number | undefined, number>;
    pending: ColumnType<string | null, string | undefined, string | null>;
    pending_until: ColumnType<Date | null, Date | undefined, Date | null>;
    wrong_codes: Generated<number>;
    wait_until: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  /** Codes for whoever has lost their device, as hashes; see recovery-codes.ts. */
  recovery_code: {
    account_id: string;
    hash: string;
    used_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  /** First steps of sign-ins whose second one is awaited; see challenges.ts. */
  sign_in_challenge: {
    hash: string;
    account_id: string;
    step: 'code' | 'enrolment';
    /** Origin of the page, if it is not the portal. */
    origin: string | null;
    /** How the first step was passed. */
    way: 'password' | 'link' | 'invite';
    epoch: number;
    expires_at: Date;
    /** The known device of the first step; see devices.ts. */
    device: string | null;
  };
  /** Devices on which users have signed in, by the hashes of their secrets; see devices.ts. */
  device: { hash: string; account_id: string; created_at: Date; last_used: Date };
  /** What the organisation requires of sign-ins: one row, or none for what holds by default. */
  sign_in_rules: { single: Generated<boolean>; second_factor_required: boolean };
  audit: {
    id: ColumnType<string, undefined, never>;
    at: ColumnType<Date, Date, never>;
    actor: string | null;
    action: AuditAction;
    subject: string | null;
    detail: ColumnType<Record<string, unknown> | null, string | null, never>;
    address: string | null;
  };
  invite: {
    id: Generated<string>;
    email: string;
    roles: Json<Role[]>;
    invited_by: string;
    created_at: Date;
    expires: Date;
  };
};
