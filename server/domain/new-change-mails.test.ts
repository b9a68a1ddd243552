import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '#server/mail/render.ts';
import type { MailTables } from '#server/mail/tables.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { enterReceiver } from '#server/testing/digests.ts';
import { takeQueued } from '#server/testing/queued-mails.ts';
import { portalOrigin, startDomain } from '#server/testing/servers.ts';
import { followChanges } from './change-feed.ts';
import { watchedMails } from './new-change-mails.ts';
import type { Organisation } from './organisation.ts';

describe.each(testDatabases())('mails to those who are named in a new change, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let organisation: Organisation;
  let editor: ReturnType<typeof domain.client>;
  let bea: string;
  const now = () => new Date('2026-05-01T08:00:00Z');
  beforeAll(async () => {
    domain = await startDomain(database, now);
    const match = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
    editor = domain.client('musterbank', await domain.signIn('musterbank', 'editor'));
    bea = await enterReceiver(organisation, 'bea', { consents: ['TAG_WHEN_NEW_CHANGE'], language: 'FR' });
    const changes = [aProviderChange(1, { date: '2026-04-20' }), aProviderChange(2, { date: '2026-03-01' })];
    await followChanges(organisation, { changes: aChangeFeed(changes) }, now);
  });
  beforeEach(() => received());
  afterAll(() => domain?.stop());

  const received = () =>
    takeQueued(domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>());
  const own = (ownerId: string | null, topic = 'Weisung') =>
    editor.createChange({ body: aChange({ topic, domainData: { ownerId } }) });
  const comment = (change: { id: string; origin: 'main' | 'domain' }, ids: string[]) =>
    editor.createComment({
      body: { text: 'Vertraulich.', language: 'DE', change, taggedUserIds: ids },
    });

  it('go at once to the owner, with topic, deadline and link', async () => {
    const { slug } = await own(bea);
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'bea@musterbank.example', language: 'FR', template: 'newChange' });
    expect(mail?.data).toMatchObject({
      topic: 'Weisung',
      deadline: '2027-01-01',
      link: `${portalOrigin}/changes/${slug}`,
    });
    const { text } = renderMail(mail as never);
    expect(text).toContain('1er janvier 2027');
    expect(text).toContain(`${portalOrigin}/user/EditOwnAccount`);
  });

  it('go once of a change, whoever names somebody how often', async () => {
    const change = await own(null);
    const named = await editor.updateChange(aChangeEdit(change, { domainData: { ownerId: bea } }));
    expect(await received()).toHaveLength(1);
    const free = await editor.updateChange(aChangeEdit(named, { domainData: { ownerId: null } }));
    await editor.updateChange(aChangeEdit(free, { domainData: { ownerId: bea } }));
    await comment({ id: change.domainId ?? '', origin: 'domain' }, [bea]);
    expect(await received()).toEqual([]);
  });

  it('go to who is named in its comment, without a word of it, unless the mail of the comment does', async () => {
    const both = await enterReceiver(organisation, 'both', {
      consents: ['TAG_WHEN_NEW_CHANGE', 'COMMENT_TAGGING'],
    });
    await comment({ id: mainId(1), origin: 'main' }, [bea, both]);
    const mails = await received();
    expect(mails.map(({ to, template }) => [to, template]).sort()).toEqual([
      ['bea@musterbank.example', 'newChange'],
      ['both@musterbank.example', 'commentTag'],
    ]);
    const mail = mails.find(({ template }) => template === 'newChange');
    expect(mail?.data.topic).toBe('Circulaire 1');
    expect(renderMail(mail as never).html).not.toContain('Vertraulich');
  });

  it('take as many statements for many who watch as for one, each in their language', async () => {
    const people = ['carl', 'dora', 'egon'];
    const languages = ['DE', 'IT', 'FR'] as const;
    const ids: string[] = [];
    for (const [index, name] of people.entries())
      ids.push(
        await enterReceiver(organisation, name, {
          consents: ['TAG_WHEN_NEW_CHANGE'],
          language: languages[index] ?? 'DE',
        }),
      );
    const tell = async (number: number, watching: string[]) => {
      const { plugin, kinds } = countStatements();
      const info = {
        key: { id: mainId(number), origin: 'main' },
        watching,
        actor: undefined,
        at: now(),
      } as const;
      const mail = watchedMails({ organisation, portalUrl: portalOrigin });
      await organisation.db
        .withPlugin(plugin)
        .transaction()
        .execute((trx) => mail(trx, info));
      return kinds;
    };
    await followChanges(
      organisation,
      { changes: aChangeFeed([1, 3, 4].map((number) => aProviderChange(number, { date: '2026-04-20' }))) },
      now,
    );
    const ofOne = await tell(3, ids.slice(0, 1));
    await received();
    expect(await tell(4, ids)).toEqual(ofOne);
    expect((await received()).map(({ to, language }) => [to.split('@')[0], language]).sort()).toEqual(
      people.map((name, index) => [name, languages[index]]),
    );
    await tell(4, ids);
    expect(await received()).toEqual([]);
  });

  it('go to nobody of a change that is not new', async () => {
    const change = await editor.change({ id: mainId(2), origin: 'main' });
    await editor.updateChange(aChangeEdit(change, { domainData: { ownerId: bea } }));
    await comment({ id: mainId(2), origin: 'main' }, [bea]);
    expect(await received()).toEqual([]);
  });

  it('go to nobody who has not consented, does not see changes or names themselves', async () => {
    const silent = await enterReceiver(organisation, 'silent', { consents: ['WEEKLY_TASKS'] });
    const blind = await enterReceiver(organisation, 'blind', {
      roles: ['READER'],
      consents: ['TAG_WHEN_NEW_CHANGE'],
    });
    const self = await enterReceiver(organisation, 'self', {
      roles: ['CHANGE_EDITOR'],
      consents: ['TAG_WHEN_NEW_CHANGE'],
    });
    await own(silent);
    await own(blind);
    const client = domain.client('musterbank', await domain.signIn('musterbank', 'self'));
    await client.createChange({ body: aChange({ domainData: { ownerId: self } }) });
    expect(await received()).toEqual([]);
  });
});
