import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maxCalendarFeeds } from '#core/contract/domain/calendar-feeds.ts';
import type { Change, ChangeTask } from '#core/contract/domain/changes.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { type Commenter, messageOf, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { portalOrigin, sessionOf, startDomain } from '#server/testing/servers.ts';
import { createRateLimiter } from '../lib/rate-limiter.ts';
import { hashOf } from './applications.ts';
import { followChanges } from './change-feed.ts';
import { createUser, type Organisation } from './organisation.ts';

const password = 'Feeds-of-deadlines-1';

describe.each(testDatabases())('feeds of calendars on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let organisation: Organisation;
  let ada: Commenter;
  let bea: Commenter;
  let clock = new Date('2026-05-01T08:00:00Z');
  let number = 0;
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
    const match = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
    ada = await enter(['CHANGE_EDITOR']);
    bea = await enter(['CHANGE_EDITOR']);
    const changes = aChangeFeed([
      aProviderChange(1, { deadline: '2026-06-20' }),
      aProviderChange(2, { deadline: undefined }),
      aProviderChange(3, { deadline: '2026-09-30' }),
    ]);
    await followChanges(organisation, { changes }, () => clock);
  });
  afterAll(() => domain?.stop());

  async function enter(roles: Role[], preferredLanguage: 'DE' | 'FR' = 'DE'): Promise<Commenter> {
    const email = `feeds-${number++}@musterbank.example`;
    await createUser(organisation, {
      email,
      fullName: `Person ${number}`,
      title: null,
      preferredLanguage,
      roles,
      password,
    });
    const { token, user } = sessionOf(
      await domain.client('musterbank').authenticate({ body: { email, password } }),
    );
    return { id: user.id, client: domain.client('musterbank', token) };
  }
  const make = async (
    who: Commenter,
    body: Parameters<Commenter['client']['createCalendarFeed']>[0]['body'],
  ) => who.client.createCalendarFeed({ body });
  const fetched = (address: string, init: RequestInit = {}) =>
    domain.server.fetch(new Request(address, init), { address: '203.0.113.5' });
  const textOf = async (address: string) => {
    const reply = await fetched(address);
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    return reply.text();
  };
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const topics = async (address: string) => eventsIn(await textOf(address)).map(({ summary }) => summary);
  const eventOf = async (address: string, uid: string) => {
    const event = eventsIn(await textOf(address)).find((one) => one.uid === uid);
    if (event === undefined) throw new Error(`there is no event ${uid}`);
    return event;
  };
  const setRoles = (who: Commenter, roles: readonly Role[]) =>
    organisation.db
      .updateTable('account')
      .set({ roles: JSON.stringify(roles) })
      .where('id', '=', who.id)
      .execute();
  const own = (who: Commenter, fields: Parameters<typeof aChange>[0] = {}): Promise<Change> =>
    ada.client.createChange({
      body: aChange({ ...fields, domainData: { ownerId: who.id, status: 'G', ...fields.domainData } }),
    });
  const addTask = (change: Change, fields: Partial<ChangeTask> & { title: string }) =>
    ada.client.addChangeTask({ id: change.domainId ?? '', origin: 'domain', body: fields });

  it('have a secret address, which is told once and stored as a hash only', async () => {
    const { feed, address } = await make(ada, { kind: 'mine', name: 'Meine Fristen' });
    expect(feed).toEqual({
      id: expect.any(String),
      name: 'Meine Fristen',
      kind: 'mine',
      createdAt: clock.toISOString(),
    });
    const secret = /^http:\/\/domain\.test\/musterbank\/api\/v1\/Calendar\/([\w-]{43})\.ics$/.exec(
      address,
    )?.[1];
    expect(Buffer.from(secret ?? '', 'base64url').length * 8).toBeGreaterThanOrEqual(160);
    expect(await ada.client.calendarFeeds({})).toEqual([feed]);
    const row = await organisation.db
      .selectFrom('calendar_feed')
      .selectAll()
      .where('id', '=', feed.id)
      .executeTakeFirstOrThrow();
    expect(row.secret_hash).toBe(hashOf(secret ?? ''));
    const lines = await organisation.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify([row, lines])).not.toContain(secret);
    expect(lines.at(-1)).toMatchObject({
      action: 'CALENDAR_FEED_CREATED',
      subject: 'Meine Fristen',
      detail: { kind: 'mine' },
    });
  });

  it('are read without a sign-in, as iCalendar that nobody keeps, from any program', async () => {
    const someone = await enter(['CHANGE_READER']);
    await own(someone, { topic: 'Kassageschäfte' });
    const { address } = await make(someone, { kind: 'mine', name: 'Fristen' });
    const reply = await fetched(address);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-disposition')).toContain('inline; filename="regesta.ics"');
    expect(await reply.text()).toContain('SUMMARY:Kassageschäfte');
    const headers = await fetched(address, { method: 'HEAD' });
    expect([headers.status, await headers.text()]).toEqual([200, '']);
  });

  it('hold what somebody owns: changes with a deadline, and open tasks, while work goes on', async () => {
    const someone = await enter(['CHANGE_READER']);
    const change = await own(someone, {
      topic: 'Eigene Weisung',
      deadline: '2026-07-01',
      domainData: { area: 'Recht, Compliance' },
    });
    const of = await own(bea, { topic: 'Von Bea', deadline: '2026-07-02' });
    const task = await addTask(of, { title: 'Formulare', ownerId: someone.id, dueDate: '2026-06-15' });
    await addTask(of, { title: 'Erledigt', ownerId: someone.id, dueDate: '2026-06-16', done: true });
    await addTask(of, { title: 'Ohne Tag', ownerId: someone.id });
    await addTask(of, { title: 'Von Bea', ownerId: bea.id, dueDate: '2026-06-17' });
    await own(someone, { topic: 'Erledigt', domainData: { status: 'D' } });
    const over = await own(bea, { topic: 'Nicht relevant', domainData: { status: 'O' } });
    await addTask(over, { title: 'Aufgabe von früher', ownerId: someone.id, dueDate: '2026-06-18' });
    const { address } = await make(someone, { kind: 'mine', name: 'Fristen' });
    expect(await topics(address)).toEqual(['Formulare', 'Eigene Weisung']);
    const event = await eventOf(address, `domain-${change.domainId}@musterbank`);
    const link = `${portalOrigin}/changes/${change.slug}`;
    expect(event.description).toBe(
      `Status: Auf Kurs\nVerantwortlich: Person ${number}\nBereich: Recht, Compliance\n${link}`,
    );
    expect(event.component.getFirstPropertyValue('url')).toBe(link);
    expect(event.startDate.toString()).toBe('2026-07-01');
    const due = await eventOf(address, `task-${task.id}@musterbank`);
    expect(due.description).toBe(
      `Aufgabe: Formulare\nÄnderung: Von Bea\nVerantwortlich: Person ${number}\n${portalOrigin}/changes/${of.slug}`,
    );
  });

  it('are of another owner, of whom nothing is left once that person is removed', async () => {
    const leaving = await enter(['CHANGE_READER']);
    await own(leaving, { topic: 'Von jemand anderem' });
    const { feed, address } = await make(ada, { kind: 'owner', name: 'Andere', ownerId: leaving.id });
    expect(feed.ownerId).toBe(leaving.id);
    expect(await topics(address)).toEqual(['Von jemand anderem']);
    await leaving.client.deleteUser({ id: leaving.id });
    expect(await topics(address)).toEqual([]);
    const listed = (await ada.client.calendarFeeds({})).find(({ id }) => id === feed.id);
    expect(listed).toMatchObject({ kind: 'owner', name: 'Andere' });
    expect(listed?.ownerId).toBeUndefined();
  });

  it('are of a view of the table, filtered as there, with changes of both origins', async () => {
    await own(bea, { topic: 'Filter nach Worten', deadline: '2026-08-01', domainData: { key: true } });
    await own(bea, { topic: 'Filter anders', deadline: '2026-08-02', domainData: { key: false } });
    const filter = 'topic=filter&onlyKey=1';
    const { feed, address } = await make(ada, { kind: 'view', name: 'Wichtige', filter });
    expect(feed.filter).toBe(filter);
    expect(await topics(address)).toEqual(['Filter nach Worten']);
    const ofProvider = await make(ada, { kind: 'view', name: 'FINMA', filter: 'source=finma' });
    expect(await topics(ofProvider.address)).toEqual(['Rundschreiben 1', 'Rundschreiben 3']);
    // What has ended is in no calendar, whatever the switch of the table says.
    await own(bea, { topic: 'Schon beendet', domainData: { status: 'D' } });
    const ended = await make(ada, { kind: 'view', name: 'Beendet', filter: 'topic=beendet&ended=1' });
    expect(await topics(ended.address)).toEqual([]);
  });

  it.each(['topic=x&unknown=1', 'domainData.status=Z', 'deadline=never', 'sort=topic'])(
    'of the view %s are refused, since they would show more than was meant',
    async (filter) => {
      const call = ada.client.createCalendarFeed({ body: { kind: 'view', name: 'Falsch', filter } });
      expect(await messageOf(call)).toBe('filter: must be filters and switches of the table of changes');
    },
  );

  it.each([
    [{ kind: 'owner', name: 'Niemand' }, 'ownerId: must name an owner'],
    [{ kind: 'view', name: 'Nichts' }, 'filter: must say what is filtered'],
  ] as const)('are refused where they do not say of what: %j', async (body, words) => {
    expect(await messageOf(ada.client.createCalendarFeed({ body }))).toBe(words);
  });

  it('have the same names for the same things in every reply and every feed, so that nothing stands twice', async () => {
    const someone = await enter(['CHANGE_READER']);
    const change = await own(someone, { topic: 'Nur einmal' });
    await addTask(change, { title: 'Aufgabe', ownerId: someone.id, dueDate: '2026-06-15' });
    const mine = await make(someone, { kind: 'mine', name: 'Fristen' });
    const again = await make(someone, { kind: 'owner', name: 'Nochmals', ownerId: someone.id });
    const first = await textOf(mine.address);
    clock = new Date('2026-05-01T08:10:00Z');
    // Nothing has changed, so nothing is told anew.
    expect(await textOf(mine.address)).toBe(first);
    const uids = (text: string) => eventsIn(text).map(({ uid }) => uid);
    expect(uids(first)).toHaveLength(2);
    expect(new Set(uids(first)).size).toBe(2);
    expect(uids(await textOf(again.address))).toEqual(uids(first));
    // A program that has subscribed to both, and to one of them twice, keeps of each name the entry with the highest number.
    const stored = new Map<string, ICAL.Event>();
    const subscribed = [mine.address, mine.address, again.address];
    const refresh = async () => {
      for (const address of subscribed)
        for (const event of eventsIn(await textOf(address))) {
          const known = stored.get(event.uid);
          if (known === undefined || known.sequence <= event.sequence) stored.set(event.uid, event);
        }
    };
    await refresh();
    await ada.client.updateChange(aChangeEdit(change, { deadline: '2026-09-01' }));
    await refresh();
    expect([...stored.values()].map(({ startDate }) => startDate.toString()).sort()).toEqual([
      '2026-06-15',
      '2026-09-01',
    ]);
  });

  it('tell of edits under the same name with a higher number and a later moment', async () => {
    const someone = await enter(['CHANGE_READER']);
    const change = await own(someone, { topic: 'Vorher', deadline: '2026-07-01' });
    const task = await addTask(change, { title: 'Aufgabe', ownerId: someone.id, dueDate: '2026-06-15' });
    const { address } = await make(someone, { kind: 'mine', name: 'Fristen' });
    const uid = `domain-${change.domainId}@musterbank`;
    const taskUid = `task-${task.id}@musterbank`;
    const before = [await eventOf(address, uid), await eventOf(address, taskUid)] as const;
    clock = new Date('2026-05-01T08:20:00Z');
    await ada.client.updateChange(aChangeEdit(change, { deadline: '2026-08-01' }));
    await ada.client.updateChangeTask({
      id: change.domainId ?? '',
      task: task.id,
      origin: 'domain',
      body: { title: 'Andere Aufgabe', ownerId: someone.id, dueDate: '2026-06-16', done: false, version: 1 },
    });
    const after = [await eventOf(address, uid), await eventOf(address, taskUid)] as const;
    expect(after.map(({ startDate }) => startDate.toString())).toEqual(['2026-08-01', '2026-06-16']);
    for (const at of [0, 1] as const) {
      expect(after[at].sequence).toBeGreaterThan(before[at].sequence);
      const modified = after[at].component.getFirstPropertyValue('last-modified');
      expect(modified?.toString()).toBe('2026-05-01T08:20:00Z');
    }
  });

  it('tell of what the provider has changed with a higher number, and cancel what it withdraws', async () => {
    const { address } = await make(ada, { kind: 'view', name: 'FINMA', filter: 'source=finma' });
    const uid = `main-${mainId(3)}@musterbank`;
    const { sequence } = await eventOf(address, uid);
    const read = async () => {
      const known = await ada.client.change({ id: mainId(3), origin: 'main' });
      return ada.client.updateChange(aChangeEdit(known, { domainData: { key: true } }));
    };
    await read();
    const edited = await eventOf(address, uid);
    expect(edited.sequence).toBeGreaterThan(sequence);
    const moved = aChangeFeed([aProviderChange(3, { sequence: 4, deadline: '2026-10-31' })]);
    await followChanges(organisation, { changes: moved }, () => clock);
    const after = await eventOf(address, uid);
    expect([after.startDate.toString(), after.sequence > edited.sequence]).toEqual(['2026-10-31', true]);
    const gone = aChangeFeed([{ kind: 'withdrawn', sequence: 5, id: mainId(3) }]);
    await followChanges(organisation, { changes: gone }, () => clock);
    expect((await eventOf(address, uid)).component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('are in the language of their reader', async () => {
    const reader = await enter(['CHANGE_READER'], 'FR');
    const { address } = await make(reader, { kind: 'view', name: 'Échéances', filter: 'topic=circulaire' });
    const { summary, description } = await eventOf(address, `main-${mainId(1)}@musterbank`);
    expect(summary).toBe('Circulaire 1');
    expect(description).toContain('Statut\u202f: Indéterminé\nResponsable\u202f: non attribué');
  });

  it('are named anew, listed with their last use, and revoked by whom they belong to alone', async () => {
    const someone = await enter(['CHANGE_READER']);
    const { feed, address } = await make(someone, { kind: 'mine', name: 'Fristen' });
    expect(await refusal(bea.client.renameCalendarFeed({ id: feed.id, body: { name: 'Meins' } }))).toBe(
      '404 FEED_NOT_FOUND',
    );
    expect(await refusal(bea.client.revokeCalendarFeed({ id: feed.id }))).toBe('404 FEED_NOT_FOUND');
    const renamed = await someone.client.renameCalendarFeed({ id: feed.id, body: { name: 'Termine' } });
    expect(renamed).toEqual({ ...feed, name: 'Termine' });
    expect(await textOf(address)).toContain('X-WR-CALNAME:Termine');
    const [listed] = await someone.client.calendarFeeds({});
    expect(listed?.lastUsed).toBe(clock.toISOString());
    expect(await someone.client.revokeCalendarFeed({ id: feed.id })).toEqual({ id: feed.id });
    expect(await someone.client.calendarFeeds({})).toEqual([]);
    expect(await refusal(someone.client.revokeCalendarFeed({ id: feed.id }))).toBe('404 FEED_NOT_FOUND');
  });

  it('answer 404 in the same words once revoked, to what there never was, and to what has another form', async () => {
    const { feed, address } = await make(ada, { kind: 'mine', name: 'Fristen' });
    await ada.client.revokeCalendarFeed({ id: feed.id });
    const never = address.replace(/[^/]+\.ics$/, `${'A'.repeat(43)}.ics`);
    const replies = await Promise.all(
      [address, never, `${address}.ics`, address.replace('.ics', '')].map(async (one) => {
        const reply = await fetched(one);
        return [reply.status, await reply.text(), reply.headers.get('cache-control')];
      }),
    );
    const { address: other } = await make(ada, { kind: 'mine', name: 'Fristen' });
    const elsewhere = await fetched(other.replace('musterbank', 'alpina'));
    replies.push([elsewhere.status, await elsewhere.text(), elsewhere.headers.get('cache-control')]);
    const missing = [404, '{"code":"NOT_FOUND","message":"there is no such calendar"}', 'no-store'];
    expect(replies).toEqual(replies.map(() => missing));
  });

  it('are read with the rights that their creator has at that moment, and answer as if there were none', async () => {
    const someone = await enter(['CHANGE_READER']);
    await own(someone, { topic: 'Noch zu sehen' });
    const { address } = await make(someone, { kind: 'mine', name: 'Fristen' });
    const status = async () => (await fetched(address)).status;
    expect(await status()).toBe(200);
    await setRoles(someone, ['READER']);
    expect(await status()).toBe(404);
    await setRoles(someone, ['READER', 'CHANGE_READER', 'ISOLATED_TESTER']);
    expect(await status()).toBe(404);
    await setRoles(someone, ['CHANGE_READER']);
    expect(await status()).toBe(200);
    const { ask } = domain.link;
    domain.link.ask = async () => ({ state: 'known', settings: { plan: 'reading', languages: ['DE'] } });
    expect(await status()).toBe(404);
    domain.link.ask = async () => ({ state: 'known', settings: { plan: 'complete', languages: ['DE'] } });
    expect(await status()).toBe(200);
    domain.link.ask = ask;
    await someone.client.deleteUser({ id: someone.id });
    expect(await status()).toBe(404);
    const rows = await organisation.db
      .selectFrom('calendar_feed')
      .select('id')
      .where('account_id', '=', someone.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('are made by readers of changes only, and by no isolated tester, up to a number', async () => {
    const body = { kind: 'mine', name: 'Fristen' } as const;
    const make = (who: Commenter) => refusal(who.client.createCalendarFeed({ body }));
    expect(await make(await enter(['READER']))).toBe('403 FORBIDDEN');
    expect(await make(await enter(['CHANGE_READER', 'ISOLATED_TESTER']))).toBe('403 ISOLATED_TESTER');
    const someone = await enter(['CHANGE_READER']);
    const unknown = { kind: 'owner', name: 'Niemand', ownerId: mainId(999) } as const;
    expect(await refusal(someone.client.createCalendarFeed({ body: unknown }))).toBe('404 USER_NOT_FOUND');
    const outcomes = await Promise.all(Array.from({ length: maxCalendarFeeds + 3 }, () => make(someone)));
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => '409 TOO_MANY_FEEDS'),
      ...Array.from({ length: maxCalendarFeeds }, () => 'accepted'),
    ]);
  });

  it('leave their address in no log, whatever fails', async () => {
    const { address } = await make(ada, { kind: 'mine', name: 'Fristen' });
    const secret = address.split('/').at(-1) ?? '';
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask } = domain.link;
    try {
      domain.link.ask = async () => {
        throw new Error('the link broke');
      };
      const reply = await fetched(address);
      expect([reply.status, await reply.text()]).toEqual([
        500,
        '{"code":"INTERNAL_ERROR","message":"the server failed; it has been logged"}',
      ]);
      expect(logged.mock.calls.flat().join()).toMatch(
        /GET \/api\/v1\/Calendar\/:file: request [0-9a-f]{12}: Error: the link broke/,
      );
      expect(logged.mock.calls.flat().join()).not.toContain(secret.slice(0, 43));
    } finally {
      domain.link.ask = ask;
      logged.mockRestore();
    }
  });

  it('wait where the main server does not say the plan, so that no program forgets them', async () => {
    const { address } = await make(ada, { kind: 'mine', name: 'Fristen' });
    const { ask } = domain.link;
    domain.link.ask = async () => ({ state: 'unanswered' });
    expect((await fetched(address)).status).toBe(503);
    domain.link.ask = ask;
  });

  it('are limited each by itself, from whatever networks they are asked', async () => {
    const { address } = await make(ada, { kind: 'mine', name: 'Fristen' });
    const other = await make(ada, { kind: 'mine', name: 'Andere' });
    const limits = { requests: 1000, searches: 1000, computations: 4 };
    const limiter = createRateLimiter(limits, () => clock.getTime());
    const limited = await domain.limitedBy(limiter);
    const ask = async (one: string, from: string) => {
      const reply = await limited.fetch(new Request(one), { address: from });
      return [reply.status, reply.headers.get('retry-after')];
    };
    expect(await ask(address, '203.0.113.1')).toEqual([200, null]);
    expect(await ask(address, '198.51.100.1')).toEqual([200, null]);
    expect(await ask(address, '192.0.2.1')).toEqual([429, '15']);
    expect(await ask(other.address, '203.0.113.1')).toEqual([200, null]);
    clock = new Date(clock.getTime() + 15_000);
    expect(await ask(address, '192.0.2.1')).toEqual([200, null]);
  });
});
