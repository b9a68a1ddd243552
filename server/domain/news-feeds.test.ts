import { parseFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxNewsFeeds } from '#core/contract/domain/news-feeds.ts';
import type { Role } from '#core/contract/domain/user.ts';
import type { LatestNewsItem } from '#core/contract/main/news.ts';
import { type Commenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { portalOrigin, sessionOf, startDomain } from '#server/testing/servers.ts';
import { createRateLimiter } from '../lib/rate-limiter.ts';
import { hashOf } from './applications.ts';
import type { LatestNews } from './law-link.ts';
import { followNews } from './news-copy.ts';
import { createUser, type Organisation } from './organisation.ts';

const password = 'Feeds-of-news-2026';
const said = (title: string) => ({ title, summary: `Mehr zu ${title}.` });
const anItem = (newsId: string, fields: Partial<LatestNewsItem> = {}): LatestNewsItem => ({
  newsId,
  date: '2026-04-30',
  source: 'Musteraufsicht',
  language: 'DE',
  words: { DE: said(`Meldung ${newsId}`) },
  ...fields,
});

describe.each(testDatabases())('feeds of news on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let organisation: Organisation;
  let ada: Commenter;
  let clock = new Date('2026-05-01T08:00:00Z');
  let number = 0;
  beforeAll(async () => {
    domain = await startDomain(database, () => clock);
    const match = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
    ada = await enter(['READER']);
  });
  afterAll(() => domain?.stop());
  beforeEach(async () => {
    await organisation.db.deleteFrom('news_copy').execute();
    await organisation.db.deleteFrom('news_heard').execute();
    await organisation.db.updateTable('news_state').set({ mark: '' }).execute();
    await tell([anItem('eins'), anItem('zwei', { date: '2026-04-29' })]);
  });

  async function enter(roles: Role[], preferredLanguage: 'DE' | 'FR' = 'DE'): Promise<Commenter> {
    const email = `news-${number++}@musterbank.example`;
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
  /** Asks the main server once, which has these news. */
  async function tell(
    items: LatestNewsItem[],
    reply?: 'refused' | 'unreadable',
  ): Promise<string | undefined> {
    let requested: string | undefined;
    const mark = hashOf(JSON.stringify(items));
    const news = async (
      _: Organisation,
      known: string | undefined,
    ): Promise<LatestNews | 'refused' | 'unreadable'> => {
      requested = known;
      return reply ?? { mark, ...(known === mark ? {} : { items }) };
    };
    await followNews(organisation, { news }, () => clock);
    return requested;
  }
  const copies = () => organisation.db.selectFrom('news_copy').selectAll().orderBy('slug').execute();
  const make = async (who: Commenter, name = 'Neuigkeiten') => who.client.createNewsFeed({ body: { name } });
  const fetched = (address: string, init: RequestInit = {}) =>
    domain.server.fetch(new Request(address, init), { address: '203.0.113.5' });
  const textOf = async (address: string) => {
    const reply = await fetched(address);
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    const text = await reply.text();
    // Throws where it is no XML.
    new SaxesParser({ xmlns: true }).write(text).close();
    return text;
  };
  const readRss = async (address: string) => {
    const parsed = parseFeed(await textOf(address));
    if (parsed.format !== 'rss') throw new Error(`it is read as ${parsed.format}`);
    return parsed.feed;
  };
  const readAtom = async (address: string) => {
    const parsed = parseFeed(await textOf(address));
    if (parsed.format !== 'atom') throw new Error(`it is read as ${parsed.format}`);
    return parsed.feed;
  };

  it('have secret addresses, which are told once and stored as a hash only', async () => {
    const { feed, addresses } = await make(ada, 'Für Outlook');
    expect(feed).toEqual({ id: expect.any(String), name: 'Für Outlook', createdAt: clock.toISOString() });
    const pattern = /^http:\/\/domain\.test\/musterbank\/api\/v1\/NewsFeed\/([\w-]{43})\.rss$/;
    const secret = pattern.exec(addresses.rss)?.[1] ?? '';
    expect(Buffer.from(secret, 'base64url').length * 8).toBeGreaterThanOrEqual(160);
    expect(addresses.atom).toBe(addresses.rss.replace(/rss$/, 'atom'));
    expect(await ada.client.newsFeeds({})).toEqual([feed]);
    const row = await organisation.db
      .selectFrom('news_feed')
      .selectAll()
      .where('id', '=', feed.id)
      .executeTakeFirstOrThrow();
    expect(row.secret_hash).toBe(hashOf(secret));
    const lines = await organisation.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify([row, lines])).not.toContain(secret);
    expect(lines.at(-1)).toMatchObject({ action: 'NEWS_FEED_CREATED', subject: 'Für Outlook' });
  });

  it('are RSS that a program reads, without a sign-in, with what each item says', async () => {
    const signs = 'Basel <III> & "Säulen" \u0007';
    await tell([anItem('eins', { words: { DE: said(signs) } }), anItem('zwei', { date: '2026-04-29' })]);
    const { addresses } = await make(ada);
    const reply = await fetched(addresses.rss);
    expect(reply.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await readRss(addresses.rss);
    expect(feed).toMatchObject({
      title: 'Neuigkeiten – Regesta',
      link: `${portalOrigin}/news`,
      language: 'de',
    });
    expect(feed.items?.map(({ title, link }) => [title, link])).toEqual([
      ['Basel <III> & "Säulen"', `${portalOrigin}/news/id/eins`],
      ['Meldung zwei', `${portalOrigin}/news/id/zwei`],
    ]);
    expect(feed.items?.[1]).toMatchObject({
      description: 'Mehr zu Meldung zwei.',
      guid: { value: 'urn:regesta:news:zwei', isPermaLink: false },
      pubDate: 'Wed, 29 Apr 2026 12:00:00 GMT',
    });
  });

  it('are Atom that a program reads, in which what has changed is later than it was', async () => {
    const { addresses } = await make(ada);
    const reply = await fetched(addresses.atom);
    expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const before = await readAtom(addresses.atom);
    expect(before).toMatchObject({
      title: { value: 'Neuigkeiten – Regesta' },
      updated: '2026-04-30T12:00:00.000Z',
    });
    expect(before.entries?.[0]).toMatchObject({
      id: 'urn:regesta:news:eins',
      title: { value: 'Meldung eins' },
      summary: { value: 'Mehr zu Meldung eins.' },
      published: '2026-04-30T12:00:00.000Z',
      updated: '2026-04-30T12:00:00.000Z',
      authors: [{ name: 'Musteraufsicht' }],
      links: [{ href: `${portalOrigin}/news/id/eins` }],
    });
    clock = new Date('2026-05-01T09:00:00Z');
    await tell([
      anItem('eins', { words: { DE: said('Berichtigt') } }),
      anItem('zwei', { date: '2026-04-29' }),
    ]);
    const { entries } = await readAtom(addresses.atom);
    expect(entries?.map(({ title, updated }) => [title?.value, updated])).toEqual([
      ['Berichtigt', '2026-05-01T09:00:00.000Z'],
      ['Meldung zwei', '2026-04-29T12:00:00.000Z'],
    ]);
  });

  it('are in the language of their reader, or in the nearest, which each item of Atom says', async () => {
    const french = await enter(['READER'], 'FR');
    await tell([
      anItem('eins', { words: { DE: said('Eins'), FR: said('Un') } }),
      anItem('zwei', { date: '2026-04-29' }),
    ]);
    const { addresses } = await make(french);
    const feed = await readAtom(addresses.atom);
    expect(feed.title?.value).toBe('Actualités – Regesta');
    expect(feed.entries?.map(({ title }) => title?.value)).toEqual(['Un', 'Meldung zwei']);
    const text = await textOf(addresses.atom);
    expect([...text.matchAll(/<entry xml:lang="(\w+)">/g)].map(([, code]) => code)).toEqual(['fr', 'de']);
  });

  it('mark what is invented, in the title and as a category, and nothing else', async () => {
    const french = await enter(['READER'], 'FR');
    await tell([
      anItem('eins', { sample: true, words: { DE: said('Eins'), FR: said('Un') } }),
      anItem('nur-deutsch', { sample: true, date: '2026-04-29', words: { DE: said('Zwei') } }),
      anItem('wahr', { date: '2026-04-28' }),
    ]);
    const { addresses } = await make(french);
    const rss = await readRss(addresses.rss);
    expect(rss.items?.map(({ title, categories }) => [title, categories?.map(({ name }) => name)])).toEqual([
      ['[Exemple] Un', ['Exemple']],
      ['[Muster] Zwei', ['Muster']],
      ['Meldung wahr', undefined],
    ]);
    const atom = await readAtom(addresses.atom);
    expect(atom.entries?.map(({ title, categories }) => [title?.value, categories])).toEqual([
      ['[Exemple] Un', [{ term: 'sample', label: 'Exemple' }]],
      ['[Muster] Zwei', [{ term: 'sample', label: 'Muster' }]],
      ['Meldung wahr', undefined],
    ]);
  });

  it('are whole without any news, and hold the newest fifty', async () => {
    await tell([]);
    const { addresses } = await make(ada);
    expect((await readRss(addresses.rss)).items ?? []).toEqual([]);
    expect((await readAtom(addresses.atom)).entries ?? []).toEqual([]);
    await tell(Array.from({ length: 60 }, (_, at) => anItem(`n${at}`)));
    expect((await readRss(addresses.rss)).items).toHaveLength(50);
  });

  it('are not sent again to whom has them, and are anew once something has changed', async () => {
    const { addresses } = await make(ada);
    const first = await fetched(addresses.rss);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') ?? '';
    const ask = (value: string) => fetched(addresses.rss, { headers: { 'if-none-match': value } });
    const again = await ask(tag);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    // Proxies weaken tags, and programs send several.
    expect((await ask(`"other", W/${tag}`)).status).toBe(304);
    expect((await ask('"other"')).status).toBe(200);
    await tell([anItem('drei')]);
    const changed = await ask(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    const head = await fetched(addresses.rss, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('are listed with their last use, and revoked by whom they belong to alone', async () => {
    const someone = await enter(['READER']);
    const { feed, addresses } = await make(someone);
    expect(await refusal(ada.client.revokeNewsFeed({ id: feed.id }))).toBe('404 FEED_NOT_FOUND');
    await textOf(addresses.atom);
    expect((await someone.client.newsFeeds({}))[0]?.lastUsed).toBe(clock.toISOString());
    expect(await someone.client.revokeNewsFeed({ id: feed.id })).toEqual({ id: feed.id });
    expect(await someone.client.newsFeeds({})).toEqual([]);
    expect(await refusal(someone.client.revokeNewsFeed({ id: feed.id }))).toBe('404 FEED_NOT_FOUND');
    const { action } = await organisation.db
      .selectFrom('audit')
      .select('action')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(action).toBe('NEWS_FEED_REVOKED');
  });

  it('answer 404 in the same words once revoked, to what there never was, and to what has another form', async () => {
    const { feed, addresses } = await make(ada);
    await ada.client.revokeNewsFeed({ id: feed.id });
    const { addresses: other } = await make(ada);
    const tried = [
      addresses.rss,
      addresses.atom,
      other.rss.replace(/[^/]+$/, `${'A'.repeat(43)}.rss`),
      other.rss.replace('.rss', '.ics'),
      other.rss.replace('.rss', ''),
      other.rss.replace('.rss', '.constructor'),
      other.rss.replace('musterbank', 'alpina'),
    ];
    for (const one of tried) {
      const reply = await fetched(one);
      expect([one, reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([
        one,
        404,
        '{"code":"NOT_FOUND","message":"there is no such feed"}',
        'no-store',
      ]);
    }
  });

  it('are read with the rights that their creator has at that moment, and answer as if there were none', async () => {
    const someone = await enter(['READER']);
    const { addresses } = await make(someone);
    const status = async () => (await fetched(addresses.rss)).status;
    expect(await status()).toBe(200);
    const { ask } = domain.link;
    domain.link.ask = async () => ({ state: 'known', settings: { plan: 'reading', languages: ['DE'] } });
    expect(await status()).toBe(404);
    expect(await refusal(make(someone))).toBe('403 FORBIDDEN');
    // Programs forget feeds that are gone, so one whose plan is not known now waits.
    domain.link.ask = async () => ({ state: 'unanswered' });
    expect(await status()).toBe(503);
    domain.link.ask = async () => ({ state: 'known', settings: { plan: 'complete', languages: ['DE'] } });
    expect(await status()).toBe(200);
    domain.link.ask = ask;
    await someone.client.deleteUser({ id: someone.id });
    expect(await status()).toBe(404);
  });

  it('are made up to a number', async () => {
    const someone = await enter(['CHAT_USER']);
    for (let number = 2; number < maxNewsFeeds; number += 1) await make(someone);
    // Those that come at the same time are counted one after the other.
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => refusal(make(someone))));
    expect(outcomes.toSorted()).toEqual([
      ...['409 TOO_MANY_FEEDS', '409 TOO_MANY_FEEDS'],
      ...['accepted', 'accepted'],
    ]);
  });

  it('are limited each by itself, from whatever networks they are asked', async () => {
    const { addresses } = await make(ada);
    const other = await make(ada);
    const limits = { requests: 1000, searches: 1000, computations: 4 };
    const limited = await domain.limitedBy(createRateLimiter(limits, () => clock.getTime()));
    const ask = async (one: string, from: string) =>
      (await limited.fetch(new Request(one), { address: from })).status;
    expect(await ask(addresses.rss, '203.0.113.1')).toBe(200);
    expect(await ask(addresses.atom, '198.51.100.1')).toBe(200);
    expect(await ask(addresses.rss, '192.0.2.1')).toBe(429);
    expect(await ask(other.addresses.rss, '203.0.113.1')).toBe(200);
  });

  describe('of which the news are those of the main server', () => {
    it('are kept with the moment at which each was first heard of, and asked for by their mark', async () => {
      clock = new Date('2026-05-02T08:00:00Z');
      const items = [anItem('neu', { words: { FR: said('Un'), DE: said('Eins') } })];
      await tell(items);
      const [heard] = await copies();
      expect(heard).toMatchObject({ slug: 'neu', heard_at: clock, changed_at: null });
      clock = new Date('2026-05-02T09:00:00Z');
      // The mark is that of these items, so nothing comes and nothing changes.
      expect(await tell(items)).toBe(hashOf(JSON.stringify(items)));
      expect(await copies()).toEqual([heard]);
      await tell([...items, anItem('spaet')]);
      expect(await copies()).toMatchObject([
        { slug: 'neu', heard_at: heard?.heard_at, changed_at: null },
        { slug: 'spaet', heard_at: clock },
      ]);
    });

    it('are kept with the mark of what is invented, whose coming and going is a change', async () => {
      clock = new Date('2026-05-02T10:00:00Z');
      await tell([anItem('eins', { sample: true }), anItem('zwei', { date: '2026-04-29' })]);
      expect(await copies()).toMatchObject([
        { slug: 'eins', sample: true, changed_at: clock },
        { slug: 'zwei', sample: false, changed_at: null },
      ]);
      const marked = clock;
      clock = new Date('2026-05-02T11:00:00Z');
      await tell([anItem('eins', { sample: true })]);
      expect(await copies()).toMatchObject([{ slug: 'eins', sample: true, changed_at: marked }]);
      await tell([anItem('eins')]);
      expect(await copies()).toMatchObject([{ slug: 'eins', sample: false, changed_at: clock }]);
    });

    it('that are gone and come back are not new', async () => {
      const [before] = await copies();
      await tell([]);
      expect(await copies()).toEqual([]);
      clock = new Date('2026-05-03T08:00:00Z');
      await tell([anItem('eins'), anItem('neu')]);
      expect(await copies()).toMatchObject([
        { slug: 'eins', heard_at: before?.heard_at },
        { slug: 'neu', heard_at: clock },
      ]);
    });

    it('are gone here once they are gone there, and stay while it refuses or answers something else', async () => {
      const before = await copies();
      await tell([], 'refused');
      await tell([], 'unreadable');
      expect(await copies()).toEqual(before);
      await tell([anItem('zwei', { date: '2026-04-29' })]);
      expect((await copies()).map(({ slug }) => slug)).toEqual(['zwei']);
    });
  });
});
