import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import { addDays } from '#core/lib/dates.ts';
import type { MailTables } from '#server/mail/tables.ts';
import { aChangeEdit } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { enterReceiver, listedIn, sectionsOf } from '#server/testing/digests.ts';
import { startFollowing } from '#server/testing/law-servers.ts';
import { aProviderChange } from '#server/testing/provider-changes.ts';
import { takeQueued } from '#server/testing/queued-mails.ts';
import { mainUrl, portalOrigin } from '#server/testing/servers.ts';
import { swissDay } from '../data/versions.ts';
import type { CheckedChange } from '../import/provider-changes/change-entry.ts';
import { providerChangeId } from '../import/provider-changes/change-id.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { nextDue } from '../jobs/weekly.ts';
import { sendDigests } from './digest-run.ts';
import { createLawWork } from './law-work.ts';
import type { Organisation } from './organisation.ts';
import { createWatchLink } from './watch-link.ts';
import { createWatchWork } from './watch-work.ts';

describe.each(testDatabases())('changes of the provider that name what is watched, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startFollowing>>;
  let organisation: Organisation;
  let anna: Commenter;
  let others: Record<'elsewhere' | 'withoutRole', Commenter>;
  let number = 0;
  beforeAll(async () => {
    servers = await startFollowing(database);
    organisation = servers.organisation();
    others = {
      elsewhere: await enterCommenter(servers, ['READER', 'CHANGE_READER']),
      withoutRole: await enterCommenter(servers, ['READER']),
    };
  });
  afterAll(() => servers?.stop());
  /** Each test has a reader who watches the document and two places in it, and nothing else that is known. */
  beforeEach(async () => {
    number += 1;
    await provide([]);
    await organisation.db.deleteFrom('watch').execute();
    await organisation.db.deleteFrom('job_run').execute();
    await organisation.db.deleteFrom('email_consent').execute();
    anna = await receiver(`anna-${number}`, ['WEEKLY_NEWS_AND_CHANGES']);
    await watch({ kind: 'document', regTextId: 'musterg' });
    await watch(place('1'));
    await watch(place('1^1'));
    await watch(place('2'), others.elsewhere);
    await watch(place('1'), others.withoutRole);
    await takeQueued(queue());
  });

  const queue = () =>
    servers.domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>();
  const receiver = async (name: string, consents: Parameters<typeof enterReceiver>[2]['consents']) => {
    const roles = ['READER', 'CHANGE_EDITOR'] as const;
    const id = await enterReceiver(organisation, name, { roles, consents });
    const token = await servers.domain.signIn('musterbank', name);
    return { id, client: servers.domain.client('musterbank', token) };
  };
  const place = (path: string): WatchTarget => ({ kind: 'place', completeParagraphID: `musterg~${path}` });
  const watch = (target: WatchTarget, who = anna) => who.client.createWatch({ body: target });
  const link = createWatchLink({
    mainUrl,
    now: () => new Date(),
    fetch: async (url, init) => servers.main.app.request(String(url), init),
  });
  /** What the provider tells now, and all that a server does of it every minute. */
  const provide = async (changes: readonly CheckedChange[]) => {
    await storeChanges(servers.main.db, changes, { now: new Date(), withdrawOthers: true });
    const now = () => new Date(Date.now() + 1000);
    const work = createWatchWork({ link, now, portalUrl: portalOrigin });
    await createLawWork({ ...servers.options, now, watch: work })([organisation]);
  };
  const deadline = addDays(swissDay(new Date()), 90);
  const slug = () => `meldung-${number}`;
  const change = (provisions: string[]) => aProviderChange({ slug: slug(), deadline, provisions });
  const calendar = async () => {
    const { address } = await anna.client.createCalendarFeed({ body: { kind: 'mine', name: 'Fristen' } });
    const reply = await servers.domain.server.fetch(new Request(address), { address: '203.0.113.5' });
    return new ICAL.Component(ICAL.parse(await reply.text()))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .map(({ uid, startDate }) => `${uid} ${startDate}`);
  };
  const digests = async () => {
    const due = nextDue({ day: 1, hour: 7 }, new Date());
    await sendDigests(organisation, { now: () => due, portalUrl: portalOrigin });
    return (await takeQueued(queue())).filter(({ template }) => template === 'digest');
  };

  it('are in the inbox once, however much of it is watched and however often they are told', async () => {
    await provide([change(['musterg~1', 'musterg~135-149'])]);
    await provide([change(['musterg~1', 'musterg~135-149'])]);
    const { events, unread, total } = await anna.client.watchedEvents({});
    expect([events.length, unread, total]).toEqual([1, 1, 1]);
    const [widest, ...inside] = events[0]?.watched ?? [];
    expect(widest).toMatchObject({ target: { kind: 'document', regTextId: 'musterg' }, count: 2 });
    expect(inside.map(({ count }) => count)).toEqual([1, 1]);
    expect(inside.map(({ target }) => target)).toEqual(expect.arrayContaining([place('1'), place('1^1')]));
    expect(events[0]?.what).toMatchObject({
      kind: 'change',
      id: providerChangeId(slug()),
      origin: 'main',
      slug: slug(),
      deadline,
      provisions: ['musterg~1', 'musterg~135-149'],
    });
    for (const who of Object.values(others))
      expect(await who.client.watchedEvents({})).toMatchObject({ unread: 0, total: 0 });
  });

  it('are told as they are: with places that come later, and not once they name nothing of it or are withdrawn', async () => {
    const named = async () =>
      (await anna.client.watchedEvents({})).events.map(
        ({ what }) => what.kind === 'change' && what.provisions,
      );
    await provide([change([])]);
    expect(await named()).toEqual([]);
    await provide([change(['musterg~1^1'])]);
    expect(await named()).toEqual([['musterg~1^1']]);
    await provide([change(['anderes~1'])]);
    expect(await named()).toEqual([]);
    await provide([change(['musterg~2'])]);
    expect(await named()).toEqual([['musterg~2']]);
    await provide([]);
    expect(await named()).toEqual([]);
  });

  it('are in the weekly mail once, under what is watched', async () => {
    await provide([change(['musterg~1', 'musterg~2'])]);
    const mails = await digests();
    expect(mails.map(({ to }) => to)).toEqual([`anna-${number}@musterbank.example`]);
    expect(listedIn(mails[0])['Was Sie beobachten']).toEqual(['Muster']);
    const [section] = sectionsOf(mails[0] as never).filter(({ heading }) => heading === 'Was Sie beobachten');
    expect(section?.lead).toMatch(/1/);
    expect(section?.items.map((item) => item.link)).toEqual([`${portalOrigin}/changes/${slug()}`]);
  });

  it('are in the calendar feed on their deadline once, also of who owns them, until they are done', async () => {
    await provide([change(['musterg~1'])]);
    const entry = `main-${providerChangeId(slug())}@musterbank ${deadline}`;
    expect(await calendar()).toEqual([entry]);
    const read = () => anna.client.change({ id: providerChangeId(slug()), origin: 'main' });
    await anna.client.updateChange(aChangeEdit(await read(), { domainData: { ownerId: anna.id } }));
    expect(await calendar()).toEqual([entry]);
    await anna.client.updateChange(aChangeEdit(await read(), { domainData: { ownerId: null } }));
    expect(await calendar()).toEqual([entry]);
    await anna.client.updateChange(aChangeEdit(await read(), { domainData: { status: 'D' } }));
    expect(await calendar()).toEqual([]);
  });

  it('leave the calendar feed with what was watched', async () => {
    await provide([change(['musterg~1'])]);
    for (const { id } of await anna.client.watches({})) await anna.client.removeWatch({ id });
    expect(await calendar()).toEqual([]);
  });

  it('are mailed at once to who wants that, once', async () => {
    const vera = await receiver(`vera-${number}`, ['TAG_WHEN_NEW_CHANGE']);
    await watch(place('1'), vera);
    await watch({ kind: 'document', regTextId: 'musterg' }, vera);
    await provide([change(['musterg~1'])]);
    await provide([change(['musterg~1', 'musterg~2'])]);
    const mails = await takeQueued(queue());
    expect(mails.map(({ to, template }) => [to, template])).toEqual([
      [`vera-${number}@musterbank.example`, 'watchedChange'],
    ]);
    expect(mails[0]?.data.link).toBe(`${portalOrigin}/changes/${slug()}`);
  });
});
