import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { forChangeReaders } from '#core/contract/change-rights.ts';
import { writeCalendar } from '../calendar/calendar-text.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { type CalendarScope, calendarEntries } from './calendar-entries.ts';
import { readLanguage } from './change-rows.ts';
import { isIsolated } from './comment-rights.ts';
import type { Organisation } from './organisation.ts';
import { creatorOf, feedOfSecret, noteUse } from './own-feeds.ts';
import { readFeedFile, spendOnFeed } from './secret-feeds.ts';
import type { TenantSettings } from './service-plan.ts';

export type CalendarContext = {
  portalUrl: string;
  limiter?: RateLimiter | undefined;
  tenantSettings: Pick<TenantSettings, 'plan'>;
  now: () => Date;
};
type Feed = Selectable<OrganisationTables['calendar_feed']>;

/** The same for what there never was, what was revoked, and what its creator may not read: nobody learns which. */
const missingCalendar = () => new HttpProblem(404, 'NOT_FOUND', 'there is no such calendar');

/** Answers calendar programs, which have the address of a feed and no token. */
export function calendarHandler(
  organisation: Organisation,
  { portalUrl, limiter, tenantSettings, now }: CalendarContext,
): DomainHandlers['calendar'] {
  return async ({ params: { file } }) => {
    const feed = await findFeed(organisation, file);
    if (feed === undefined) throw missingCalendar();
    spendOnFeed({ limiter, now }, `calendar ${organisation.slug} ${feed.id}`);
    const caller = await readerOf(organisation, feed, tenantSettings);
    if (caller === undefined) throw missingCalendar();
    const entries = await calendarEntries(organisation, scopeOf(feed), { caller, portalUrl });
    const text = await writeCalendar({ name: feed.name, language: readLanguage(caller) }, entries);
    await noteUse(organisation, 'calendar_feed', feed, now());
    return asFile(text);
  };
}

async function findFeed(organisation: Organisation, file: string): Promise<Feed | undefined> {
  const { hash, ending } = readFeedFile(file) ?? {};
  if (hash === undefined || ending !== 'ics') return undefined;
  return feedOfSecret(organisation, 'calendar_feed', hash);
}

/** Who made a feed, as a reader of changes; undefined if they may not read any. */
async function readerOf(
  organisation: Organisation,
  feed: Feed,
  tenantSettings: CalendarContext['tenantSettings'],
): Promise<DomainCaller | undefined> {
  const caller = await creatorOf(organisation, feed, forChangeReaders, tenantSettings);
  return caller === undefined || isIsolated(caller) ? undefined : { ...caller, seesChanges: true };
}

function scopeOf({ kind, account_id, owner, filter }: Feed): CalendarScope {
  if (kind === 'mine') return { owner: account_id, withWatched: true };
  if (kind === 'view') return { filter: filter ?? '' };
  // Nobody owns what a former user has left.
  return { owner: owner ?? noUser };
}

const noUser = '00000000-0000-0000-0000-000000000000';

function asFile(text: string): FileReply {
  const bytes = Buffer.from(text);
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    name: 'regesta.ics',
    isShown: true,
    isKeptByNobody: true,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}
