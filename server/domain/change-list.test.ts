import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '#core/contract/domain/changes.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { upload } from '#server/testing/change-files.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aPdf } from '#server/testing/office-files.ts';
import { followChanges } from './change-feed.ts';
import type { Organisation } from './organisation.ts';

describe.each(testDatabases())('the list of changes on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let organisation: Organisation;
  let ada: Commenter;
  let bea: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers, ['CHANGE_EDITOR', 'COMMENT_EDITOR']);
    bea = await enterCommenter(servers, ['CHANGE_EDITOR', 'COMMENT_EDITOR']);
    const match = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
    await provide([aProviderChange(1), aProviderChange(2, { deadline: undefined })]);
  });
  afterAll(() => servers?.stop());

  const provide = (items: Parameters<typeof aChangeFeed>[0]) =>
    followChanges(organisation, { changes: aChangeFeed(items) }, () => new Date('2026-05-01T08:00:00Z'));

  /** What the list says, once each change was found in it as it is when it is asked for alone. */
  async function listOf({ client }: Commenter, language: InterfaceLanguage = 'DE'): Promise<Change[]> {
    const list = await client.consolidatedChanges({ language });
    const alone = list.map(({ mainChangeElementId, domainId, origin }) =>
      client.change({ id: mainChangeElementId ?? domainId ?? '', origin, language }),
    );
    expect(list).toEqual(await Promise.all(alone));
    return list;
  }
  const listed = async (who: Commenter, slug: string, language?: InterfaceLanguage) =>
    (await listOf(who, language)).find((change) => change.slug === slug);

  it('says what was said since of a change, by whomever, and of no other', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const before = await listOf(bea);
    const edit = aChangeEdit(own, { domainData: { userNotes: 'Besprochen.', key: true } });
    const edited = await ada.client.updateChange(edit);
    const after = await listOf(bea);
    expect(after).toEqual(before.map((change) => (change.slug === own.slug ? edited : change)));
    expect(edited.noted?.by.id).toBe(ada.id);
    const { id, origin } = edit;
    const body = { title: 'Weisung anpassen' };
    await ada.client.addChangeTask({ id, origin, body });
    expect((await listed(bea, own.slug))?.tasks).toEqual({ open: 1, total: 1 });
    await ada.client.deleteChange({ id });
    expect((await listOf(bea)).map(({ slug }) => slug)).toEqual(['aenderung-1', 'aenderung-2']);
  });

  it('has beside each change its own files alone, those of an own one where no origin is named', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const id = own.domainId ?? '';
    const bytes = aPdf('Beilage');
    await upload(ada.client, id, 'eigene.pdf', bytes);
    await upload(ada.client, mainId(1), 'zur-fremden.pdf', bytes, { origin: 'main' });
    const named = async (params: Parameters<typeof bea.client.changeFiles>[0]) =>
      (await bea.client.changeFiles(params)).map(({ name }) => name);
    expect(await named({ id })).toEqual(['eigene.pdf']);
    expect(await named({ id, origin: 'domain' })).toEqual(['eigene.pdf']);
    expect(await named({ id: mainId(1), origin: 'main' })).toEqual(['zur-fremden.pdf']);
    for (const params of [{ id: mainId(1) }, { id, origin: 'main' as const }])
      expect(await refusal(bea.client.changeFiles(params))).toBe('404 CHANGE_NOT_FOUND');
    await ada.client.deleteChange({ id });
  });

  it('counts for everybody the comments that they see', async () => {
    const change = { id: mainId(1), origin: 'main' as const };
    const say = (isPrivate: boolean) =>
      ada.client.createComment({
        body: { text: 'Betrifft uns.', language: 'DE', change, private: isPrivate },
      });
    const counts = async () => [
      (await listed(ada, 'aenderung-1'))?.comments,
      (await listed(bea, 'aenderung-1'))?.comments,
    ];
    expect(await counts()).toEqual([0, 0]);
    await say(true);
    expect(await counts()).toEqual([1, 0]);
    await say(false);
    expect(await counts()).toEqual([2, 1]);
  });

  it('is in the language that is asked for, and says what the provider tells since', async () => {
    const topics = async () => [
      (await listed(ada, 'aenderung-2', 'DE'))?.topic,
      (await listed(ada, 'aenderung-2', 'FR'))?.topic,
    ];
    expect(await topics()).toEqual(['Rundschreiben 2', 'Circulaire 2']);
    const words = { FR: { topic: 'Nouvelle circulaire', summary: 'Sur les risques.' } };
    await provide([
      aProviderChange(1),
      aProviderChange(2, { sequence: 3, deadline: '2026-01-01', language: 'FR', words }),
    ]);
    expect(await topics()).toEqual(['Nouvelle circulaire', 'Nouvelle circulaire']);
    expect((await listOf(ada)).map(({ slug }) => slug)).toEqual(['aenderung-2', 'aenderung-1']);
  });

  it('names people as they are called now', async () => {
    const own = await ada.client.createChange({
      body: aChange({ domainData: { userNotes: 'Besprochen.' } }),
    });
    expect((await listed(bea, own.slug))?.noted?.by.fullName).not.toBe('Ada Neu');
    await organisation.db
      .updateTable('account')
      .set({ full_name: 'Ada Neu' })
      .where('id', '=', ada.id)
      .execute();
    expect((await listed(bea, own.slug))?.noted?.by.fullName).toBe('Ada Neu');
  });
});
