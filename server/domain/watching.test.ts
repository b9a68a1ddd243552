import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { renderMail } from '#server/mail/render.ts';
import type { MailTables } from '#server/mail/tables.ts';
import { aChange, aChangeEdit } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { enterReceiver, listedIn, sectionsOf } from '#server/testing/digests.ts';
import { startFollowing } from '#server/testing/law-servers.ts';
import { takeQueued } from '#server/testing/queued-mails.ts';
import { mainUrl, portalOrigin } from '#server/testing/servers.ts';
import { anArticle } from '#server/testing/texts.ts';
import { nextDue } from '../jobs/weekly.ts';
import { sendDigests } from './digest-run.ts';
import { idOfConsent } from './digest-viewers.ts';
import { createLawWork } from './law-work.ts';
import type { Organisation } from './organisation.ts';
import { createWatchLink, type WatchLink } from './watch-link.ts';
import { createWatchWork } from './watch-work.ts';

const chapter = (id: string, heading: string): Unit => ({
  id,
  kind: 'chapter',
  depth: 0,
  eId: id,
  heading: [heading],
  parts: [],
  notes: [],
});
const inside = (unit: Unit, parent: string): Unit => ({ ...unit, parent, depth: 1 });
const terms = (bank: string) => `Als Bank gilt ${bank}.`;
/** An act of two chapters, with what differs between its versions. */
const act = ({
  bank = 'ein Unternehmen',
  report = 'zwanzig',
  duties = 'Pflichten',
  more = [] as Unit[],
} = {}): Unit[] => [
  chapter('{chap_1}', 'Begriffe'),
  inside(anArticle('1', 'Dieses Gesetz gilt für Banken.', terms(bank)), '{chap_1}'),
  chapter('{chap_2}', duties),
  inside(
    anArticle('2', `Sie meldet Störungen innert ${report} Tagen.`, 'Sie bewahrt Belege auf.'),
    '{chap_2}',
  ),
  inside(anArticle('3', 'Die Aufsicht erhebt Gebühren.'), '{chap_2}'),
  ...more,
];

describe.each(testDatabases())('watching on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startFollowing>>;
  let organisation: Organisation;
  let anna: Commenter;
  let link: WatchLink;
  let year = 2030;
  beforeAll(async () => {
    servers = await startFollowing(database);
    organisation = servers.organisation();
    anna = await enterCommenter(servers, ['READER', 'CHANGE_EDITOR']);
    link = createWatchLink({
      mainUrl,
      now: () => new Date(),
      fetch: async (url, init) => servers.main.app.request(String(url), init),
    });
    await servers.publish('2029-01-01', act());
  });
  afterAll(() => servers?.stop());
  /** Each test has a version of its own, and nobody who watches anything. */
  beforeEach(async () => {
    await follow();
    await organisation.db.deleteFrom('watch').execute();
    year += 1;
  });

  /** What is done every minute. */
  const follow = async (over: WatchLink = link, now = () => new Date(Date.now() + 1000)) => {
    const watch = createWatchWork({ link: over, now, portalUrl: portalOrigin });
    await createLawWork({ ...servers.options, now, watch })([organisation]);
  };
  const publish = async (units: Unit[]) => {
    await servers.main.glossary.settled();
    await servers.publish(`${year}-01-01`, units);
  };
  const watch = (target: WatchTarget, who = anna) => who.client.createWatch({ body: target });
  /** When weekly mails become due for the first, second … time from now on. */
  const monday = (number: number): Date =>
    nextDue({ day: 1, hour: 7 }, number === 1 ? new Date() : monday(number - 1));
  const eventsOf = (who = anna) => who.client.watchedEvents({});
  const places = async (who = anna) =>
    (await eventsOf(who)).events.flatMap(({ what }) =>
      what.kind === 'version'
        ? what.places.map(({ completeParagraphID, became }) => `${became} ${completeParagraphID}`)
        : [],
    );
  const place = (path: string): WatchTarget => ({ kind: 'place', completeParagraphID: `musterg~${path}` });
  const document: WatchTarget = { kind: 'document', regTextId: 'musterg' };

  it('is listed, ended and begun again, each person their own', async () => {
    const other = await enterCommenter(servers, ['READER']);
    const first = await watch(document);
    const second = await watch(place('1'));
    expect(await watch(document)).toEqual(first);
    expect((await anna.client.watches({})).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await other.client.watches({})).toEqual([]);
    expect(await refusal(other.client.removeWatch({ id: first.id }))).toBe('404 WATCH_NOT_FOUND');
    await anna.client.removeWatch({ id: first.id });
    expect(await refusal(anna.client.removeWatch({ id: first.id }))).toBe('404 WATCH_NOT_FOUND');
    expect((await anna.client.watches({})).map(({ id }) => id)).toEqual([second.id]);
    expect((await watch(document)).id).toBe(first.id);
  });

  it('takes terms and searches that say the same for one', async () => {
    const term = { kind: 'term', language: 'DE' } as const;
    const bank = await watch({ ...term, term: 'Bank' });
    expect((await watch({ ...term, term: 'Banken' })).id).toBe(bank.id);
    const query = { kind: 'query', query: 'Störungen', language: 'DE' } as const;
    const search = await watch({ ...query, categories: ['base', 'eu'] });
    expect((await watch({ ...query, categories: ['eu', 'base'] })).id).toBe(search.id);
    expect((await watch(query)).id).not.toBe(search.id);
  });

  it('is not for isolated testers, who work alone', async () => {
    const { client } = await enterCommenter(servers, ['READER', 'CHANGE_READER', 'ISOLATED_TESTER']);
    const calls = [
      () => client.watches({}),
      () => client.createWatch({ body: document }),
      () => client.removeWatch({ id: anna.id }),
      () => client.watchedEvents({}),
      () => client.readWatchedEvents({ body: {} }),
    ];
    for (const call of calls) expect(await refusal(call())).toBe('403 ISOLATED_TESTER');
  });

  it('refuses what cannot be watched, and more than one person may', async () => {
    expect(await refusal(watch(place('{{')))).toMatch(/^400 /);
    for (const query of [' ', '-Bank', 'in:eu', 'Bank at:2021-08-01'])
      expect(await refusal(watch({ kind: 'query', query, language: 'DE' }))).toMatch(/^400 /);
    for (let number = 1; number <= 200; number += 1) await watch(place(String(number)));
    expect(await refusal(watch(document))).toBe('409 TOO_MANY_WATCHES');
    // What was ended is looked after for another day, so it counts too.
    for (const { id } of await anna.client.watches({})) await anna.client.removeWatch({ id });
    for (let number = 201; number <= 400; number += 1) await watch(place(String(number)));
    for (const { id } of await anna.client.watches({})) await anna.client.removeWatch({ id });
    expect(await refusal(watch(place('401')))).toBe('409 TOO_MANY_WATCHES');
    expect(await watch(place('1'))).toMatchObject({ target: place('1') });
  });

  it('of an article and of a chapter behind it are told together in the order of the document', async () => {
    await publish(act());
    await follow();
    for (const target of [place('1'), place('{chap_2}')]) await watch(target);
    year += 1;
    const changed = { bank: `ein Unternehmen ${year}`, duties: `Pflichten ${year}` };
    await publish(act(changed));
    await follow();
    expect(await places()).toEqual(['changed musterg~1^2', 'changed musterg~{chap_2}']);
  });

  it.each<[string, WatchTarget, string[]]>([
    ['a document', document, ['changed musterg~1^2', 'changed musterg~2^1', 'added musterg~4']],
    ['a chapter', place('{chap_2}'), ['changed musterg~2^1', 'added musterg~4']],
    ['an article', place('1'), ['changed musterg~1^2']],
    ['a paragraph', place('2^1'), ['changed musterg~2^1']],
    ['a paragraph that is the same', place('2^2'), []],
    ['an article that is the same', place('3'), []],
    ['a term', { kind: 'term', term: 'Banken', language: 'DE' }, ['changed musterg~1^2']],
    ['a search', { kind: 'query', query: 'Störungen melden', language: 'DE' }, ['changed musterg~2^1']],
    ['a search that finds what is the same', { kind: 'query', query: 'Gebühren', language: 'DE' }, []],
    [
      'a search in another document',
      { kind: 'query', query: 'Störungen', language: 'DE', documents: ['anderes'] },
      [],
    ],
  ])('of %s tells what a new version changes, with the version before', async (_, target, expected) => {
    await publish(act({ report: String(year) }));
    await follow();
    await watch(target);
    year += 1;
    const more = [
      inside(anArticle('4', 'Störungen der Aufsicht werden gemeldet, und Belege auch.'), '{chap_2}'),
    ];
    const isQuery = target.kind === 'query';
    await publish(act({ bank: `ein Unternehmen ${year}`, report: String(year), more: isQuery ? [] : more }));
    // Terms are read in the background: what is not read yet is told a minute later.
    await follow();
    await servers.main.glossary.settled();
    await follow();
    expect(await places()).toEqual(expected);
    const { events, unread, total } = await eventsOf();
    expect([unread, total]).toEqual(expected.length > 0 ? [1, 1] : [0, 0]);
    if (events[0]) {
      expect(events[0].watched).toMatchObject([{ count: expected.length }]);
      expect(events[0].what).toMatchObject({
        regTextId: 'musterg',
        documentName: expect.stringContaining('Muster'),
        versionDate: `${year}-01-01`,
        versionBefore: `${year - 1}-01-01`,
        more: 0,
      });
    }
  });

  it('tells nothing of what was known before, of texts that only complete the collection, and of others', async () => {
    await publish(act({ report: 'bekannt' }));
    await follow();
    const other = await enterCommenter(servers, ['READER']);
    await watch(document);
    await servers.publish('2001-01-01', act({ report: 'alt' }));
    await follow();
    expect((await eventsOf()).events).toEqual([]);
    year += 1;
    await publish(act({ report: 'neu' }));
    await follow();
    expect((await eventsOf()).total).toBe(1);
    expect((await eventsOf(other)).total).toBe(0);
  });

  it('tells a version once, as it is, however often it is stored, and not once it is withdrawn', async () => {
    await watch(document);
    await publish(act({ report: 'erstens' }));
    await follow();
    await publish(act({ report: 'erstens', bank: 'etwas' }));
    await follow();
    expect((await eventsOf()).events).toHaveLength(1);
    expect((await places()).sort()).toEqual(expect.arrayContaining(['changed musterg~1^2']));
    await servers.main.db.deleteFrom('text').where('version_date', '=', `${year}-01-01`).execute();
    await follow();
    expect(await eventsOf()).toMatchObject({ unread: 0, total: 0 });
  });

  it('waits for a main server that does not answer, and tells then', async () => {
    await watch(document);
    await publish(act({ report: 'später' }));
    await follow({ ...link, changes: async () => undefined });
    expect((await eventsOf()).total).toBe(0);
    await follow();
    expect((await eventsOf()).total).toBe(1);
  });

  it('ends requests that are on their way with the server, and tells the next time', async () => {
    const ending = new AbortController();
    const requests: string[] = [];
    const silent = createWatchLink({
      mainUrl,
      now: () => new Date(),
      signal: ending.signal,
      fetch: (url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          requests.push(String(url));
          ending.abort();
        }),
    });
    await watch(document);
    await publish(act({ report: 'beim Anhalten' }));
    await follow(silent);
    expect([requests.length, (await eventsOf()).total]).toEqual([1, 0]);
    await follow();
    expect((await eventsOf()).total).toBe(1);
  });

  it('keeps nobody waiting for a search that the main server cannot answer, and says it in no log', async () => {
    const log = vi.fn();
    const search = { kind: 'query', query: 'Geheim', language: 'DE' } as const;
    const failing = createWatchLink({
      mainUrl,
      now: () => new Date(),
      log,
      fetch: async (url, init) =>
        String(url).includes('MainSearch')
          ? new Response('{}', { status: 500 })
          : servers.main.app.request(String(url), init),
    });
    await watch(search);
    await watch(document);
    await publish(act({ report: 'ohne Suche' }));
    await follow(failing);
    expect(
      (await eventsOf()).events.flatMap(({ watched }) => watched.map(({ target }) => target.kind)),
    ).toEqual(['document']);
    const waiting = await organisation.db
      .selectFrom('law_text')
      .select('version_date')
      .where('watchers_notified', '=', false)
      .where('withdrawn', '=', false)
      .execute();
    expect([waiting, log.mock.calls]).toEqual([[], []]);
  });

  it('takes an event back where the corrected version does not differ any more', async () => {
    await publish(act({ report: 'richtig', bank: String(year) }));
    await follow();
    await watch(place('2'));
    year += 1;
    await publish(act({ report: 'falsch', bank: String(year) }));
    await follow();
    expect((await eventsOf()).total).toBe(1);
    await publish(act({ report: 'richtig', bank: String(year) }));
    await follow();
    expect((await eventsOf()).total).toBe(0);
  });

  it('brings back also what happened between the end and the undo', async () => {
    const { id } = await watch(document);
    await anna.client.removeWatch({ id });
    await publish(act({ report: 'dazwischen' }));
    await follow();
    expect((await eventsOf()).total).toBe(0);
    await watch(document);
    expect((await eventsOf()).total).toBe(1);
  });

  it('tells a version once, with all that is watched in it, and is read as one', async () => {
    for (const target of [place('2^1'), place('1'), document]) await watch(target);
    await publish(act({ report: 'einmal', bank: `ein Unternehmen ${year}` }));
    await follow();
    const { events, unread, total } = await eventsOf();
    expect([events.length, unread, total]).toEqual([1, 1, 1]);
    const [widest, ...others] = events[0]?.watched ?? [];
    expect(widest).toMatchObject({ target: document, count: 2 });
    expect(others.map(({ count }) => count)).toEqual([1, 1]);
    expect(others.map(({ target }) => target)).toEqual(expect.arrayContaining([place('2^1'), place('1')]));
    expect(await places()).toEqual(['changed musterg~1^2', 'changed musterg~2^1']);
    const [id = ''] = events.map((event) => event.id);
    expect(await anna.client.readWatchedEvents({ body: { ids: [id] } })).toEqual({ unread: 0 });
    expect((await anna.client.watchedEvents({ unread: 'true' })).events).toEqual([]);
    const read = await organisation.db.selectFrom('watch_event').select('read_at').execute();
    expect(read.filter(({ read_at }) => read_at === null)).toEqual([]);
  });

  it('counts articles, however many of their paragraphs differ, and says how many are not listed', async () => {
    await watch(document);
    const many = (words: string) =>
      Array.from({ length: 25 }, (_, at) => inside(anArticle(String(at + 5), words, words), '{chap_2}'));
    await publish(act({ report: 'vorher', more: many(`Eins ${year}.`) }));
    await follow();
    year += 1;
    await publish(act({ report: 'vorher', more: many(`Zwei ${year}.`) }));
    await follow();
    const [event] = (await eventsOf()).events;
    expect(event?.watched).toMatchObject([{ count: 25 }]);
    expect(event?.what).toMatchObject({ places: { length: 20 }, more: 15 });
  });

  it('is marked as read, one or all, by its owner only', async () => {
    const other = await enterCommenter(servers, ['READER']);
    await watch(document);
    await publish(act({ report: 'gelesen' }));
    await follow();
    year += 1;
    await publish(act({ report: 'nicht gelesen' }));
    await follow();
    const { events } = await eventsOf();
    const ids = events.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await other.client.readWatchedEvents({ body: { ids } })).toEqual({ unread: 0 });
    expect(await anna.client.readWatchedEvents({ body: { ids: ids.slice(0, 1) } })).toEqual({ unread: 1 });
    expect((await anna.client.watchedEvents({ unread: 'true' })).events.map(({ id }) => id)).toEqual(
      ids.slice(1),
    );
    expect(await anna.client.readWatchedEvents({ body: {} })).toEqual({ unread: 0 });
  });

  it('brings events back with what is watched again, until the next day', async () => {
    const { id } = await watch(document);
    await publish(act({ report: 'zurück' }));
    await follow();
    await anna.client.removeWatch({ id });
    expect((await eventsOf()).total).toBe(0);
    await watch(document);
    expect((await eventsOf()).total).toBe(1);
    await anna.client.removeWatch({ id });
    const ended = new Date(Date.now() - 90_000_000);
    await organisation.db.updateTable('watch').set({ ended_at: ended }).execute();
    await follow();
    await watch(document);
    expect((await eventsOf()).total).toBe(0);
  });

  describe('of regulatory changes', () => {
    const create = (provisions: string[], who = anna) =>
      who.client.createChange({ body: aChange({ provisions }) });
    const namedIn = async (who = anna) =>
      (await eventsOf(who)).events.flatMap(({ what }) => (what.kind === 'change' ? [what.provisions] : []));

    it.each<[string, WatchTarget, string[]]>([
      ['a document', document, ['musterg~2^1', 'musterg~3']],
      ['a chapter', place('{chap_2}'), ['musterg~2^1', 'musterg~3']],
      ['an article', place('2'), ['musterg~2^1']],
      ['a paragraph of a named article', place('3^1'), ['musterg~3']],
      ['another article', place('1'), []],
    ])('tells those who watch %s which new change names it', async (_, target, expected) => {
      const writer = await enterCommenter(servers, ['READER', 'CHANGE_EDITOR']);
      await create(['musterg~2'], writer);
      await follow();
      await watch(target);
      await watch(target, writer);
      await create(['musterg~2^1', 'musterg~3'], writer);
      await follow();
      await follow();
      expect(await namedIn()).toEqual(expected.length > 0 ? [expected] : []);
      expect(await namedIn(writer)).toEqual([]);
    });

    it('names provisions that come later, and is gone with the change and without the role', async () => {
      const writer = await enterCommenter(servers, ['READER', 'CHANGE_EDITOR']);
      const reader = await enterCommenter(servers, ['READER']);
      for (const who of [anna, reader]) await watch(place('1'), who);
      const change = await create([], writer);
      await follow();
      expect(await namedIn()).toEqual([]);
      const edited = await writer.client.updateChange(aChangeEdit(change, { provisions: ['musterg~1'] }));
      await follow();
      expect([await namedIn(), await namedIn(reader)]).toEqual([[['musterg~1']], []]);
      const later = await writer.client.updateChange(
        aChangeEdit(edited, { provisions: ['musterg~1^2', 'musterg~2'] }),
      );
      await follow();
      expect(await namedIn()).toEqual([['musterg~1^2']]);
      const without = await writer.client.updateChange(aChangeEdit(later, { provisions: ['musterg~2'] }));
      await follow();
      expect(await namedIn()).toEqual([]);
      await writer.client.updateChange(aChangeEdit(without, { provisions: ['musterg~1'] }));
      await follow();
      expect(await namedIn()).toEqual([['musterg~1']]);
      await writer.client.deleteChange({ id: edited.domainId ?? '' });
      expect(await namedIn()).toEqual([]);
    });

    it('mails those who want to be told at once, once of a change', async () => {
      const queue = () =>
        servers.domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>();
      await takeQueued(queue());
      const id = await enterReceiver(organisation, 'vera', {
        roles: ['READER', 'CHANGE_READER'],
        consents: ['TAG_WHEN_NEW_CHANGE'],
        language: 'FR',
      });
      const vera = {
        id,
        client: servers.domain.client('musterbank', await servers.domain.signIn('musterbank', 'vera')),
      };
      await watch(place('1'), vera);
      await watch(document, vera);
      const { slug } = await create(['musterg~1']);
      await follow();
      await follow();
      const [mail, ...others] = await takeQueued(queue());
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        to: 'vera@musterbank.example',
        language: 'FR',
        template: 'watchedChange',
      });
      expect(mail?.data.link).toBe(`${portalOrigin}/changes/${slug}`);
      expect(renderMail(mail as never).text).toContain('que vous suivez');
    });
  });

  it('is in the calendar feed of one’s own deadlines: each new version once, on the day from which it applies', async () => {
    const { address } = await anna.client.createCalendarFeed({ body: { kind: 'mine', name: 'Fristen' } });
    await watch(document);
    await watch(place('2'));
    await publish(act({ report: `im Kalender ${year}` }));
    await follow();
    const reply = await servers.domain.server.fetch(new Request(address), { address: '203.0.113.5' });
    const events = new ICAL.Component(ICAL.parse(await reply.text()))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    expect(events.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()])).toEqual([
      [`version-musterg-${year}-01-01@musterbank`, 'MusterG\u202f: nouvelle version', `${year}-01-01`],
    ]);
    expect(events[0]?.description).toMatch(/compare=\d{4}-01-01/);
  });

  it('is in the weekly mail, by consent, without what is searched, each version and change once, until it is read', async () => {
    const queue = () =>
      servers.domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>();
    const consents = ['WEEKLY_NEWS_AND_CHANGES'] as const;
    const roles = ['READER', 'CHANGE_READER'] as const;
    const ids = [
      await enterReceiver(organisation, 'wanda', { roles, consents }),
      await enterReceiver(organisation, 'xaver', { roles, consents: [] }),
      await enterReceiver(organisation, 'yves', { roles, consents }),
    ];
    const people: Commenter[] = [];
    for (const [index, name] of ['wanda', 'xaver', 'yves'].entries()) {
      const client = servers.domain.client('musterbank', await servers.domain.signIn('musterbank', name));
      const who = { id: ids[index] ?? '', client };
      people.push(who);
      await watch(document, who);
      await watch({ kind: 'query', query: 'Störungen', language: 'DE' }, who);
    }
    await publish(act({ report: `im Brief ${year}` }));
    const change = await anna.client.createChange({ body: aChange({ provisions: ['musterg~3'] }) });
    await follow();
    await people[2]?.client.readWatchedEvents({ body: {} });
    await takeQueued(queue());
    await sendDigests(organisation, { now: () => monday(1), portalUrl: portalOrigin });
    const mails = (await takeQueued(queue())).filter(({ template }) => template === 'digest');
    // Who has read it all gets a mail of the new change, as every reader of changes.
    expect(mails.map(({ to }) => to).sort()).toEqual(
      ['wanda', 'yves'].map((name) => `${name}@musterbank.example`),
    );
    const ofWanda = mails.find(({ to }) => to.startsWith('wanda'));
    const listed = listedIn(ofWanda)['Was Sie beobachten'] ?? [];
    expect(listed).toHaveLength(2);
    expect(listed.join(' ')).toContain('MusterG: neue Fassung vom 1. Januar');
    expect(listed.join(' ')).toContain(change.topic);
    expect(JSON.stringify(ofWanda)).not.toContain('Störungen');
    const links = sectionsOf(ofWanda as never).flatMap(({ items }) => items.map(({ link: to }) => to));
    expect(links).toEqual(
      expect.arrayContaining([expect.stringMatching(/\/read\/musterg\?.*compare=.*at=2/)]),
    );
    expect(Object.keys(listedIn(mails.find(({ to }) => to.startsWith('yves'))))).toEqual(['Neue Änderungen']);
    await organisation.db
      .deleteFrom('email_consent')
      .where('consent_id', '=', idOfConsent('WEEKLY_NEWS_AND_CHANGES'))
      .execute();
  });

  it('of a search alone is one entry of one mail when its results have changed, and none when others have', async () => {
    const queue = () =>
      servers.domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>();
    await organisation.db.deleteFrom('email_consent').execute();
    await organisation.db.deleteFrom('job_run').execute();
    const roles = ['READER'] as const;
    await enterReceiver(organisation, 'zoe', { roles, consents: ['WEEKLY_NEWS_AND_CHANGES'] });
    const client = servers.domain.client('musterbank', await servers.domain.signIn('musterbank', 'zoe'));
    await publish(act({ report: 'vorher' }));
    await follow();
    await client.createWatch({ body: { kind: 'query', query: 'Störungen melden', language: 'DE' } });
    /** The mails of a Monday, of what became known the day before. */
    const sentOn = async (due: Date) => {
      await follow(link, () => new Date(due.getTime() - 86_400_000));
      await takeQueued(queue());
      await sendDigests(organisation, { now: () => due, portalUrl: portalOrigin });
      return takeQueued(queue());
    };
    year += 1;
    await publish(act({ report: 'vorher', bank: `eine andere ${year}` }));
    expect(await sentOn(monday(2))).toEqual([]);
    year += 1;
    await publish(act({ report: 'nachher', bank: `eine andere ${year - 1}` }));
    const [mail, ...others] = await sentOn(monday(3));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'zoe@musterbank.example', template: 'digest' });
    expect(listedIn(mail)).toEqual({ 'Was Sie beobachten': [`MusterG: neue Fassung vom 1. Januar ${year}`] });
    const [section] = sectionsOf(mail as never);
    expect(section?.items.map((item) => item.link)).toEqual([
      `${portalOrigin}/read/musterg?versionDate=${year}-01-01&language=DE&compare=${year - 1}-01-01&at=2%5E1`,
    ]);
    expect(await sentOn(monday(4))).toEqual([]);
  });
});
