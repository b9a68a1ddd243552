import type { ColumnType, Generated } from 'kysely';
import type { FeedKind } from '#core/contract/domain/calendar-feeds.ts';

/** Tables of the feeds that calendars subscribe to. */
export type CalendarFeedTables = {
  calendar_feed: {
    id: Generated<string>;
    /** Who made it, with whose rights it is read. */
    account_id: string;
    /** Of the secret in its address, which is stored nowhere. */
    secret_hash: string;
    name: string;
    kind: FeedKind;
    /** Of the kind `owner`; null once that person is no user any more. */
    owner: string | null;
    /** Of the kind `view`, as an address has it (core/change-filter/change-address.ts). */
    filter: string | null;
    created_at: Date;
    last_used: ColumnType<Date | null, Date | undefined, Date>;
  };
};
