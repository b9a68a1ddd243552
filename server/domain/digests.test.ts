import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#core/lib/dates.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { renderMail } from '#server/mail/render.ts';
import type { MailTables } from '#server/mail/tables.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { enterReceiver, listedIn, sectionsOf } from '#server/testing/digests.ts';
import { takeQueued } from '#server/testing/queued-mails.ts';
import { portalOrigin, startDomain } from '#server/testing/servers.ts';
import { swissHour } from '../jobs/swiss-time.ts';
import { newFeatures } from '../topics/whats-new.ts';
import { followChanges } from './change-feed.ts';
import { sendDigests } from './digest-run.ts';
import type { Organisation } from './organisation.ts';

const all = [
  'WEEKLY_TASKS',
  'WEEKLY_UNPROCESSED_CHANGES',
  'WEEKLY_DEADLINE_CHANGES',
  'WEEKLY_NEWS_AND_CHANGES',
] as const;
const texts = mailTexts.DE.digest;

describe.each(testDatabases())('weekly mails on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let organisation: Organisation;
  let editor: ReturnType<typeof domain.client>;
  let clock: Date;
  let week = 0;
  beforeAll(async () => {
    clock = new Date('2026-05-01T08:00:00Z');
    domain = await startDomain(database, () => clock);
    const match = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
  });
  afterAll(() => domain?.stop());
  /** Each test has a week of its own, nobody who gets mails, and no changes. */
  beforeEach(async () => {
    const { db } = organisation;
    await db.deleteFrom('email_consent').execute();
    await db.updateTable('change_element').set({ removed_at: clock }).execute();
    await db.deleteFrom('change_copy').execute();
    await db.updateTable('change_position').set({ position: 0, mark: null }).execute();
    week += 1;
    clock = new Date(Date.parse('2026-05-01T08:00:00Z') + week * 7 * 86_400_000);
    editor = domain.client('musterbank', await domain.signIn('musterbank', 'editor'));
  });

  const monday = () => new Date(clock.getTime() + 2 * 86_400_000 + 21 * 3_600_000 + 60_000);
  const provide = (items: Parameters<typeof aChangeFeed>[0]) =>
    followChanges(organisation, { changes: aChangeFeed(items) }, () => clock);
  const queue = () => domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>();
  /** The mails of the Monday that comes, or of another moment, by receiver. */
  const send = async (now = monday(), batchSize = 2): Promise<Map<string, Mail>> => {
    await sendDigests(organisation, { now: () => now, portalUrl: portalOrigin, batchSize });
    const mails = await takeQueued(queue());
    return new Map(mails.map((mail) => [mail.to.slice(0, mail.to.indexOf('@')), mail]));
  };
  const today = () => clock.toISOString().slice(0, 10);
  const dayIn = (days: number) => new Date(clock.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  let number = 0;
  const enter = async (options: Parameters<typeof enterReceiver>[2]) => {
    number += 1;
    const name = `receiver-${number}`;
    return { name, id: await enterReceiver(organisation, name, options) };
  };

  describe('of news', () => {
    const said = (title: string) => ({ title, summary: 'Mehr.' });
    type Item = { slug: string; date?: string; heardAt?: Date; words?: object; sample?: boolean };
    const news = (rows: readonly Item[]) =>
      organisation.db
        .insertInto('news_copy')
        .values(
          rows.map(
            ({ slug, date = today(), heardAt = clock, words = { DE: said(`Meldung ${slug}`) }, sample }) => ({
              slug,
              date,
              source: 'Musteraufsicht',
              language: 'DE' as const,
              words: JSON.stringify(words),
              heard_at: heardAt,
              ...(sample !== undefined && { sample }),
            }),
          ),
        )
        .execute();
    beforeEach(async () => void (await organisation.db.deleteFrom('news_copy').execute()));

    it('tell what was heard of since the last one, the newest first, with its source, day and link', async () => {
      const ada = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'], roles: ['READER'] });
      const bea = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'], roles: ['READER'], language: 'FR' });
      const silent = await enter({ consents: ['WEEKLY_TASKS'], roles: ['READER'] });
      await news([
        { slug: 'alt', date: addDays(today(), -1) },
        { slug: 'neu', words: { DE: said('Neu'), FR: said('Nouveau') } },
        // Published long ago, as are all news when an organisation hears of them for the first time.
        { slug: 'bestand', date: addDays(today(), -60) },
        { slug: 'erzaehlt', heardAt: new Date(clock.getTime() - 30 * 86_400_000) },
      ]);
      const mails = await send();
      expect(listedIn(mails.get(ada.name))).toEqual({ [texts.news.heading]: ['Neu', 'Meldung alt'] });
      const french = mailTexts.FR.digest.news.heading;
      expect(listedIn(mails.get(bea.name))).toEqual({ [french]: ['Nouveau', 'Meldung alt'] });
      expect(mails.has(silent.name)).toBe(false);
      const mail = mails.get(bea.name);
      const [section] = mail ? sectionsOf(mail) : [];
      expect(section?.items.map(({ link, language }) => [link, language])).toEqual([
        [`${portalOrigin}/news/id/neu`, undefined],
        [`${portalOrigin}/news/id/alt`, 'DE'],
      ]);
      expect(section?.items[0]?.note).toMatch(/^Musteraufsicht · \d/);
      const own = mails.get(ada.name);
      expect(own && renderMail(own).text).toContain(`${portalOrigin}/news/id/neu`);
      // The next week tells none of it again.
      clock = new Date(clock.getTime() + 7 * 86_400_000);
      week += 1;
      expect(await send()).toEqual(new Map());
    });

    it.each([
      ['DE', 'Muster, frei erfunden · Musteraufsicht · '],
      ['FR', 'Exemple inventé · Musteraufsicht · '],
      ['IT', 'Esempio inventato · Musteraufsicht · '],
      ['EN', 'Sample, invented · Musteraufsicht · '],
    ] as const)('say in %s of invented ones that they are', async (language, note) => {
      const ada = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'], roles: ['READER'], language });
      await news([
        { slug: 'erfunden', sample: true },
        { slug: 'wahr', date: addDays(today(), -1) },
      ]);
      const mail = (await send()).get(ada.name);
      const [section] = mail ? sectionsOf(mail) : [];
      const notes = section?.items.map((item) => item.note?.slice(0, note.length));
      expect(notes).toEqual([note, expect.stringMatching(/^Musteraufsicht · /)]);
      expect(mail && renderMail(mail).text).toContain(note);
      expect(mail && renderMail(mail).html).toContain(note);
    });

    it('list the first, and lead to the page for the others', async () => {
      const ada = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'], roles: ['READER'] });
      await news(Array.from({ length: 17 }, (_, at) => ({ slug: `n${at}` })));
      const mail = (await send()).get(ada.name);
      const [section] = mail ? sectionsOf(mail) : [];
      expect(section?.items).toHaveLength(15);
      expect(section?.lead).toContain('17');
      expect(section?.more?.link).toBe(`${portalOrigin}/news`);
    });

    it('are told to nobody whose organisation has a plan without them', async () => {
      await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'], roles: ['READER'] });
      await news([{ slug: 'neu' }]);
      const setPlan = (plan: string) =>
        domain.db
          .withSchema('domain')
          .updateTable('organisation')
          .set({ plan })
          .where('slug', '=', 'musterbank')
          .execute();
      await setPlan('reading');
      try {
        expect(await send()).toEqual(new Map());
      } finally {
        await setPlan('complete');
      }
    });
  });

  it('tell in one mail what somebody has consented to, and nothing else', async () => {
    const ada = await enter({ consents: all });
    const bea = await enter({ consents: ['WEEKLY_DEADLINE_CHANGES'] });
    const silent = await enter({ consents: ['COMMENT_TAGGING', 'TAG_WHEN_NEW_CHANGE'] });
    const own = await editor.createChange({
      body: aChange({ topic: 'Eigene', deadline: dayIn(20), domainData: { ownerId: ada.id, status: 'R' } }),
    });
    await editor.createChange({ body: aChange({ topic: 'Offene', deadline: dayIn(10) }) });
    await editor.createChange({ body: aChange({ topic: 'Ferne', deadline: dayIn(60) }) });
    await editor.createChange({
      body: aChange({ topic: 'Erledigte', deadline: dayIn(5), domainData: { status: 'D' } }),
    });
    await editor.addChangeTask({
      id: own.domainId ?? '',
      origin: 'domain',
      body: { title: 'Geheime Arbeit', ownerId: ada.id, dueDate: dayIn(3) },
    });
    const change = { id: own.domainId ?? '', origin: 'domain' as const };
    for (const status of [1, 2, 2, 3] as const)
      await editor.createComment({
        body: { text: 'Vertraulich.', language: 'DE', change, status, taggedUserIds: [ada.id] },
      });
    const mails = await send();
    expect([...mails.keys()].sort()).toEqual([ada.name, bea.name].sort());
    expect(mails.has(silent.name)).toBe(false);
    expect(listedIn(mails.get(ada.name))).toEqual({
      [texts.tasks.heading]: ['1 Kommentar zu erledigen', '2 Kommentare in Arbeit', 'Eigene'],
      [texts.deadlines.heading]: ['Eigene', 'Offene'],
      [texts.unprocessed.heading]: ['Offene', 'Ferne'],
      [texts.newChanges.heading]: expect.arrayContaining(['Eigene', 'Offene', 'Ferne', 'Erledigte']),
    });
    expect(listedIn(mails.get(bea.name))).toEqual({ [texts.deadlines.heading]: ['Offene', 'Eigene'] });
    const mail = mails.get(ada.name);
    const { text, html } = renderMail(mail as Mail);
    for (const words of [text, html]) {
      expect(words).not.toMatch(/Vertraulich|Geheime/);
      expect(words).toContain(`${portalOrigin}/changes/${own.slug}`);
      expect(words).toContain(`${portalOrigin}/user/EditOwnAccount`);
      expect(words).toContain('Ihre Änderung · Kritisch · fällig am');
    }
  });

  it('count as tasks open tags that are to do or in progress, and open sub-tasks of changes that go on', async () => {
    const ada = await enter({ consents: ['WEEKLY_TASKS'] });
    const bea = await enter({ consents: ['WEEKLY_TASKS'] });
    const create = (topic: string, status: 'R' | 'D' | 'O') =>
      editor.createChange({ body: aChange({ topic, domainData: { status } }) });
    const goesOn = await create('Läuft', 'R');
    const [id = '', origin] = [goesOn.domainId, 'domain' as const];
    const tag = (status: 0 | 1 | 2 | 3, taggedUserIds: string[], more: object = {}) =>
      editor.createComment({
        body: { text: 'Bitte.', language: 'DE', change: { id, origin }, status, taggedUserIds, ...more },
      });
    // Done, without a status, and of others.
    await tag(3, [ada.id]);
    await tag(0, [ada.id]);
    await tag(1, [bea.id]);
    const removed = await tag(1, [ada.id]);
    await editor.deleteComment({ icid: removed.icid });
    // No call names somebody in a private comment; what was internal may have become so.
    const hidden = await tag(1, [], { private: true });
    await organisation.db
      .insertInto('comment_tag')
      .values({ comment_id: hidden.icid, account_id: ada.id, tagged_at: clock, tagged_by: ada.id })
      .execute();
    const ended = await tag(2, [ada.id]);
    await organisation.db
      .updateTable('comment_tag')
      .set({ ended_at: clock })
      .where('comment_id', '=', ended.icid)
      .execute();
    const task = (change: string, ownerId: string, done = false) =>
      editor.addChangeTask({ id: change, origin, body: { title: 'Arbeit', ownerId, done } });
    await task(id, ada.id, true);
    await task(id, bea.id);
    for (const status of ['D', 'O'] as const) {
      const over = await create(`Vorbei ${status}`, status);
      await task(over.domainId ?? '', ada.id);
    }
    expect([...(await send()).entries()].map(([name, mail]) => [name, listedIn(mail)])).toEqual([
      [bea.name, { [texts.tasks.heading]: ['1 Kommentar zu erledigen', 'Läuft'] }],
    ]);
    week += 1;
    // The same with one of each that is open.
    await tag(1, [ada.id]);
    await tag(2, [ada.id]);
    await task(id, ada.id);
    clock = new Date(clock.getTime() + 7 * 86_400_000);
    expect(listedIn((await send()).get(ada.name))).toEqual({
      [texts.tasks.heading]: ['1 Kommentar zu erledigen', '1 Kommentar in Arbeit', 'Läuft'],
    });
  });

  it('are not sent where there is nothing to tell', async () => {
    await enter({ consents: all });
    expect(await send()).toEqual(new Map());
  });

  it('are sent once a week, and count as new what came since', async () => {
    const ada = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'] });
    await editor.createChange({ body: aChange({ topic: 'Erste' }) });
    expect(listedIn((await send()).get(ada.name))).toEqual({ [texts.newChanges.heading]: ['Erste'] });
    expect(await send()).toEqual(new Map());
    clock = new Date(monday().getTime() + 1);
    editor = domain.client('musterbank', await domain.signIn('musterbank', 'editor'));
    await editor.createChange({ body: aChange({ topic: 'Zweite' }) });
    const next = new Date(clock.getTime() + 7 * 86_400_000);
    expect(listedIn((await send(next)).get(ada.name))).toEqual({ [texts.newChanges.heading]: ['Zweite'] });
    week += 1;
  });

  it('wait for their hour, are made up for within the week, and not after it', async () => {
    const ada = await enter({ consents: ['WEEKLY_UNPROCESSED_CHANGES'] });
    await editor.createChange({ body: aChange() });
    const at = (hours: number) => new Date(monday().getTime() - 60_000 + hours * 3_600_000);
    expect(await send(new Date(at(0).getTime() - 1))).toEqual(new Map());
    expect((await send(at(6 * 24 + 16))).has(ada.name)).toBe(true);
    expect(await send(at(6 * 24 + 18))).toEqual(new Map());
    week += 1;
  });

  it('are sent at the hour that administrators have chosen, whose choice is in the log', async () => {
    const admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
    expect(await admin.digestRules({})).toMatchObject({ day: 1, hour: 7 });
    const rules = await admin.updateDigestRules({ body: { day: 3, hour: 18 } });
    expect(rules).toMatchObject({ day: 3, hour: 18 });
    expect(swissHour(new Date(rules.next))).toMatchObject({ hour: 18 });
    expect(Date.parse(rules.next)).toBeGreaterThan(clock.getTime());
    expect(await admin.digestRules({})).toMatchObject({ day: 3, hour: 18 });
    const { items } = await admin.auditLog({ query: {} } as never);
    expect(items[0]).toMatchObject({ action: 'DIGEST_RULES_CHANGED', detail: { day: 3, hour: 18 } });
    await expect(editor.digestRules({})).rejects.toMatchObject({ status: 403 });
    const ada = await enter({ consents: ['WEEKLY_UNPROCESSED_CHANGES'] });
    await editor.createChange({ body: aChange() });
    const chosen = new Date(monday().getTime() + 2 * 86_400_000 + 11 * 3_600_000);
    expect(await send()).toEqual(new Map());
    expect(await send(new Date(chosen.getTime() - 61_000))).toEqual(new Map());
    expect((await send(chosen)).has(ada.name)).toBe(true);
    await organisation.db.deleteFrom('digest_rules').execute();
  });

  it('go by the rights of the moment in which they are made', async () => {
    const former = await enter({ consents: all });
    const isolated = await enter({ roles: ['READER', 'ISOLATED_TESTER'], consents: all });
    const reader = await enter({ roles: ['READER'], consents: all });
    const nobody = await enter({ roles: ['CHAT_USER'], consents: all });
    const own = await editor.createChange({ body: aChange({ deadline: dayIn(3) }) });
    for (const { id } of [former, reader, isolated, nobody])
      await organisation.db
        .insertInto('change_task')
        .values({
          change_id: own.domainId ?? '',
          title: 'x',
          owner: id,
          due_date: null,
          done: false,
          version: 1,
          added_at: clock,
        })
        .execute();
    await organisation.db
      .updateTable('account')
      .set({ roles: JSON.stringify(['READER']) })
      .where('id', '=', former.id)
      .execute();
    expect(await send()).toEqual(new Map());
  });

  it('say nothing of changes where the plan has none', async () => {
    await enter({ consents: all });
    await editor.createChange({ body: aChange({ deadline: dayIn(3) }) });
    const plan = (name: string) =>
      domain.db
        .withSchema('domain')
        .updateTable('organisation')
        .set({ plan: name })
        .where('slug', '=', 'musterbank')
        .execute();
    await plan('reading');
    expect(await send()).toEqual(new Map());
    await plan('complete');
  });

  it('say nothing of private comments of others, nor of a withdrawn change that only these keep', async () => {
    const ada = await enter({ consents: all });
    await provide([aProviderChange(1, { date: today(), deadline: dayIn(3) })]);
    const change = { id: mainId(1), origin: 'main' as const };
    const { icid } = await editor.createComment({
      body: { text: 'Nur für mich.', language: 'DE', change, status: 1, private: true },
    });
    // No call names somebody in a private comment; what was internal may have become so.
    await organisation.db
      .insertInto('comment_tag')
      .values({ comment_id: icid, account_id: ada.id, tagged_at: clock, tagged_by: ada.id })
      .execute();
    await provide([{ kind: 'withdrawn', sequence: 2, id: mainId(1) } as never]);
    expect(await send()).toEqual(new Map());
  });

  it('are in the language of each receiver, with the topics of the provider in it', async () => {
    const ada = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'] });
    const bea = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'], language: 'FR' });
    const eva = await enter({ consents: ['WEEKLY_NEWS_AND_CHANGES'], language: 'EN' });
    await provide([aProviderChange(1, { date: today() }), aProviderChange(2, { date: '2020-01-01' })]);
    const mails = await send();
    expect(listedIn(mails.get(ada.name))).toEqual({ [texts.newChanges.heading]: ['Rundschreiben 1'] });
    expect(listedIn(mails.get(bea.name))).toEqual({
      [mailTexts.FR.digest.newChanges.heading]: ['Circulaire 1'],
    });
    // Words of another language say so.
    const [section] = sectionsOf(mails.get(eva.name) as Mail);
    expect(section?.items[0]).toMatchObject({ words: 'Rundschreiben 1', language: 'DE' });
  });

  it('list the first of many and lead to the others', async () => {
    const ada = await enter({ consents: ['WEEKLY_DEADLINE_CHANGES', 'WEEKLY_UNPROCESSED_CHANGES'] });
    const many = Array.from({ length: 20 }, (_, index) =>
      aProviderChange(index + 1, { deadline: dayIn(index), date: '2026-01-01' }),
    );
    await provide(many);
    const mine = await editor.change({ id: mainId(20), origin: 'main' });
    await editor.updateChange(aChangeEdit(mine, { domainData: { ownerId: ada.id } }));
    const [due, open] = sectionsOf((await send()).get(ada.name) as Mail);
    expect(due?.items.map(({ words }) => words)).toEqual([
      'Rundschreiben 20',
      ...Array.from({ length: 14 }, (_, index) => `Rundschreiben ${index + 1}`),
    ]);
    expect(due?.lead).toMatch(/^20 Änderungen sind bis /);
    expect(due?.more?.words).toBe('5 weitere');
    expect(open?.items).toHaveLength(15);
    expect(open?.more).toEqual({
      words: '4 weitere',
      link: `${portalOrigin}/changes?domainData.owner=nobody&domainData.status=%3F`,
    });
  });

  it('tell of new features once a month, each once', async () => {
    const ada = await enter({ roles: ['READER', 'ISOLATED_TESTER'], consents: ['NEW_FEATURES_UPDATES'] });
    const features = texts.features.heading;
    const count = async (now: string) =>
      listedIn((await send(new Date(now))).get(ada.name))[features]?.length ?? 0;
    // The first mail looks back 31 days; entries that the page gets later are in it too.
    const [, second, ...others] = (await newFeatures('DE')).filter(({ day }) => day >= '2026-11-06');
    expect(await count('2026-12-07T06:00:00Z')).toBe(others.length + 2);
    expect(await count('2026-12-14T06:00:00Z')).toBe(0);
    await organisation.db
      .updateTable('sent_notice')
      .set({ told: second?.key })
      .where('kind', '=', 'NEW_FEATURES_UPDATES')
      .execute();
    expect(await count('2027-01-04T06:00:00Z')).toBe(0);
    expect(await count('2027-01-11T06:00:00Z')).toBe(1);
    expect(await count('2027-02-15T06:00:00Z')).toBe(0);
  });

  // A deadline on the first day is within a month of that Monday, one on the second is not.
  it.each([
    ['2033-01-31', '2033-02-28', '2033-03-01'],
    ['2028-01-31', '2028-02-29', '2028-03-01'],
    ['2034-01-30', '2034-02-28', '2034-03-01'],
    ['2040-01-30', '2040-02-29', '2040-03-01'],
    ['2028-02-28', '2028-03-28', '2028-03-29'],
    ['2044-02-29', '2044-03-29', '2044-03-30'],
    ['2031-03-31', '2031-04-30', '2031-05-01'],
    ['2029-12-31', '2030-01-31', '2030-02-01'],
  ])(
    'of Monday %s tell deadlines until %s, and not of %s, nor of what is done or out of scope, own ones first',
    async (on, last, later) => {
      const ada = await enter({ consents: ['WEEKLY_DEADLINE_CHANGES'] });
      const create = (topic: string, deadline: string, data: object = {}) =>
        editor.createChange({ body: aChange({ topic, deadline, domainData: data }) });
      await create('Über der Frist', addDays(on, -40));
      await create('Letzter Tag', last);
      await create('Zu spät', later);
      await create('Erledigt', last, { status: 'D' });
      await create('Nicht betroffen', last, { status: 'O' });
      await create('Eigene', last, { ownerId: ada.id, status: 'A' });
      await create('Eigene, zu spät', later, { ownerId: ada.id });
      await create('Eigene, nicht betroffen', last, { ownerId: ada.id, status: 'O' });
      const mails = await send(new Date(`${on}T07:00:00Z`));
      expect([...mails.keys()]).toEqual([ada.name]);
      const [section, ...others] = sectionsOf(mails.get(ada.name) as Mail);
      expect(others).toEqual([]);
      expect(section?.items.map(({ words }) => words)).toEqual(['Eigene', 'Über der Frist', 'Letzter Tag']);
      expect(section?.lead).toMatch(/^3 Änderungen sind bis /);
    },
  );
});
