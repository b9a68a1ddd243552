import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxChangeTasks } from '#core/contract/change-limits.ts';
import { domainContract } from '#core/contract/domain/domain.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aChange, aChangeEdit, aChangeFeed, aProviderChange, mainId } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter, messageOf, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import { followChanges } from './change-feed.ts';
import type { Organisation } from './organisation.ts';

const nobody = '00000000-0000-4000-8000-999999999999';
const editor = ['CHANGE_EDITOR', 'COMMENT_EDITOR'] as const;

describe.each(testDatabases())('changes on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let organisation: Organisation;
  let ada: Commenter;
  let bea: Commenter;
  let reader: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers, editor);
    bea = await enterCommenter(servers, editor);
    reader = await enterCommenter(servers, ['CHANGE_READER']);
    const match = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
    const changes = aChangeFeed([
      aProviderChange(1),
      aProviderChange(2, { deadline: undefined, files: 2, link: 'https://finma.example/rs' }),
      aProviderChange(3, { deadline: '2026-06-30' }),
    ]);
    await followChanges(organisation, { changes }, () => new Date('2026-05-01T08:00:00Z'));
  });
  afterAll(() => servers?.stop());

  const ofProvider = (number: number, who = ada) => who.client.change({ id: mainId(number), origin: 'main' });
  const known = (who: Commenter) => ({ id: who.id, fullName: expect.any(String) });

  it('of the provider are there before anything is said of them, in the language of the reader', async () => {
    expect(await ofProvider(2)).toEqual({
      mainChangeElementId: mainId(2),
      origin: 'main',
      domainSpecific: false,
      version: 0,
      slug: 'aenderung-2',
      topic: 'Circulaire 2',
      summary: 'Sur les risques opérationnels.',
      language: 'FR',
      source: 'finma',
      type: 'circular',
      link: 'https://finma.example/rs',
      provisions: ['musterg~1'],
      area: '',
      comment: '',
      key: false,
      status: '?',
      userNotes: '',
      volume: 'unknown',
      comments: 0,
      files: 2,
      tasks: { open: 0, total: 0 },
      date: '2026-03-01',
      editDate: '2026-05-01T08:00:00.000Z',
    });
    const german = await ada.client.change({ id: mainId(2), origin: 'main', language: 'DE' });
    expect([german.topic, german.language]).toEqual(['Rundschreiben 2', 'DE']);
    const other = await ada.client.change({ id: mainId(2), origin: 'main', language: 'IT' });
    expect([other.topic, other.language]).toEqual(['Rundschreiben 2', 'DE']);
  });

  it('of its own have every field of the specification', async () => {
    const saved = await ada.client.createChange({
      body: aChange({
        summary: '  Neu ab 15 000.\r\n',
        link: 'https://intranet.example/weisung',
        provisions: ['musterg~2', 'musterg~2'],
        domainData: {
          area: 'Compliance',
          key: true,
          ownerId: bea.id,
          status: 'R',
          userNotes: '**Dringend**',
        },
      }),
    });
    expect(saved).toEqual({
      domainId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      origin: 'domain',
      domainSpecific: true,
      version: 1,
      slug: expect.stringMatching(/^weisung-kundenidentifikation-[0-9a-f]{8}$/),
      topic: 'Weisung Kundenidentifikation',
      summary: 'Neu ab 15 000.',
      language: 'DE',
      source: 'internal',
      type: 'directive',
      deadline: '2027-01-01',
      link: 'https://intranet.example/weisung',
      provisions: ['musterg~2'],
      area: 'Compliance',
      comment: '',
      key: true,
      ownerId: bea.id,
      status: 'R',
      userNotes: '**Dringend**',
      volume: 'unknown',
      noted: { by: known(ada), at: saved.editDate },
      comments: 0,
      files: 0,
      tasks: { open: 0, total: 0 },
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      editDate: expect.any(String),
    });
    expect(await reader.client.change({ id: saved.domainId ?? '' })).toEqual(saved);
    await ada.client.deleteChange({ id: saved.domainId ?? '' });
  });

  it('of both origins are one list, by deadline, those without one last, each once', async () => {
    const own = await ada.client.createChange({ body: aChange({ deadline: '2026-07-01' }) });
    await bea.client.updateChange(aChangeEdit(await ofProvider(1), { domainData: { key: true } }));
    const list = await reader.client.consolidatedChanges({ language: 'DE' });
    expect(list.map(({ slug, origin, key }) => [slug, origin, key])).toEqual([
      ['aenderung-3', 'main', false],
      [own.slug, 'domain', false],
      ['aenderung-1', 'main', true],
      ['aenderung-2', 'main', false],
    ]);
    await ada.client.deleteChange({ id: own.domainId ?? '' });
  });

  it('are changed in what is sent and in nothing else', async () => {
    const own = await ada.client.createChange({ body: aChange({ domainData: { area: 'Recht' } }) });
    const edited = await bea.client.updateChange(
      aChangeEdit(own, { topic: 'Weisung neu', link: 'https://a.example/', domainData: { volume: 'high' } }),
    );
    const { noted: _, ...before } = own;
    expect(edited).toEqual({
      ...before,
      topic: 'Weisung neu',
      link: 'https://a.example/',
      volume: 'high',
      version: 2,
      editDate: expect.any(String),
    });
    const emptied = await ada.client.updateChange(
      aChangeEdit(edited, { link: '', domainData: { area: '' } }),
    );
    expect([emptied.link, emptied.area, emptied.version]).toEqual([undefined, '', 3]);
    // Nothing is changed, so nothing is known.
    expect(await ada.client.updateChange(aChangeEdit(emptied, { topic: 'Weisung neu' }))).toEqual(emptied);
  });

  it('of the provider keep what the provider says, whatever is sent', async () => {
    const before = await ofProvider(3);
    const after = await ada.client.updateChange(
      aChangeEdit(before, {
        topic: 'Anders',
        deadline: '2030-01-01',
        domainData: { comment: 'Betrifft uns.' },
      }),
    );
    expect(after).toMatchObject({ topic: before.topic, deadline: before.deadline, comment: 'Betrifft uns.' });
    expect([after.domainId, after.version]).toEqual([expect.any(String), 1]);
    // The reply is in the language that is read.
    const edit = { ...aChangeEdit(after, { domainData: { area: 'Recht' } }), language: 'DE' as const };
    expect(await ada.client.updateChange(edit)).toMatchObject({ topic: 'Rundschreiben 3', area: 'Recht' });
    expect(await refusal(ada.client.deleteChange({ id: after.domainId ?? '' }))).toBe('404 CHANGE_NOT_FOUND');
    // What is stored of it is no own change.
    expect(await refusal(ada.client.change({ id: after.domainId ?? '' }))).toBe('404 CHANGE_NOT_FOUND');
  });

  it('of which nothing is changed leave nothing behind', async () => {
    const before = await ofProvider(2);
    const after = await ada.client.updateChange(
      aChangeEdit(before, { domainData: { status: '?', area: '' } }),
    );
    expect(after).toEqual(before);
    expect(await ada.client.changeHistory({ id: mainId(2), origin: 'main' })).toEqual([]);
  });

  it('of its own are taken away, and cannot be changed any more', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const id = own.domainId ?? '';
    expect(await bea.client.deleteChange({ id })).toEqual({ domainId: id });
    const tries = [
      ada.client.change({ id }),
      ada.client.deleteChange({ id }),
      ada.client.updateChange(aChangeEdit(own, { topic: 'Zurück' })),
      ada.client.addChangeTask({ id, body: { title: 'Noch etwas' } }),
      ada.client.changeHistory({ id }),
    ];
    expect(await Promise.all(tries.map(refusal))).toEqual(tries.map(() => '404 CHANGE_NOT_FOUND'));
    expect((await ada.client.consolidatedChanges({})).map(({ slug }) => slug)).not.toContain(own.slug);
  });

  it.each([
    ['no topic', { topic: '  ' }, '400 INVALID_REQUEST', 'topic'],
    ['no summary', { summary: '' }, '400 INVALID_REQUEST', 'summary'],
    ['no deadline', { deadline: '' }, '400 INVALID_REQUEST', 'deadline'],
    ['a day that does not exist', { deadline: '2026-02-30' }, '400 INVALID_REQUEST', 'deadline'],
    ['an unknown type', { type: 'law' as 'act' }, '400 INVALID_REQUEST', 'type'],
    ['a script as link', { link: 'javascript:alert(1)' }, '400 INVALID_REQUEST', 'link'],
    ['an unknown paragraph', { provisions: ['musterg~77'] }, '404 PARAGRAPH_NOT_FOUND', 'provisions'],
    ['no paragraph', { provisions: ['musterg~12p3B'] }, '400 INVALID_REQUEST', 'provisions'],
    ['an unknown owner', { domainData: { ownerId: nobody } }, '404 USER_NOT_FOUND', 'ownerId'],
    ['too long a topic', { topic: 'x'.repeat(201) }, '400 INVALID_REQUEST', 'topic'],
    ['an unknown status', { domainData: { status: 'X' as 'R' } }, '400 INVALID_REQUEST', 'status'],
  ])('that have %s are refused, with the field', async (_, fields, code, field) => {
    const create = () => ada.client.createChange({ body: aChange(fields) });
    expect(await refusal(create())).toBe(code);
    expect(await messageOf(create())).toMatch(new RegExp(`(?:^|\\W)${field}: `));
  });

  it('are read by readers, written by editors, refused to all others and to isolated testers', async () => {
    const own = await ada.client.createChange({ body: aChange() });
    const id = own.domainId ?? '';
    const refused = [
      reader.client.createChange({ body: aChange() }),
      reader.client.updateChange(aChangeEdit(own, { topic: 'x' })),
      reader.client.deleteChange({ id }),
      reader.client.addChangeTask({ id, body: { title: 'x' } }),
      reader.client.approveChange({ id, body: { version: 1 } }),
      ada.client.updateChangeRules({ body: { fourEyes: false } }),
    ];
    expect(await Promise.all(refused.map(refusal))).toEqual(refused.map(() => '403 FORBIDDEN'));
    const commenter = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    expect(await refusal(commenter.client.consolidatedChanges({}))).toBe('403 FORBIDDEN');
    const other = await enterCommenter(servers, editor, 'alpina');
    expect(await refusal(other.client.change({ id }))).toBe('404 CHANGE_NOT_FOUND');
    const tester = await servers.enter('change-tester', ['READER', 'CHANGE_EDITOR', 'ISOLATED_TESTER']);
    const calls = Object.entries(domainContract).filter(
      ([name, { path }]) => path.startsWith('/ChangeElementsDomain') && name !== 'updateChangeRules',
    );
    expect(calls.length).toBe(15);
    for (const [name, declared] of calls) {
      const { valid } = domainSamples(tester.id)[name as keyof typeof domainContract];
      const authorization = `Bearer ${tester.token}`;
      const reply = await servers.request({ server: 'domain' }, declared, valid, { authorization });
      expect([name, reply.status, (await reply.json()) as object]).toMatchObject([
        name,
        403,
        { code: 'ISOLATED_TESTER' },
      ]);
    }
  });

  it('need a plan that has changes, in every call, the search and the overview', async () => {
    const { ask } = servers.domain.link;
    servers.domain.link.ask = async () => ({
      state: 'known',
      settings: { plan: 'basic', languages: ['DE', 'FR', 'IT', 'EN'] },
    });
    try {
      expect(await refusal(ada.client.consolidatedChanges({}))).toBe('403 FORBIDDEN');
      expect(await refusal(ada.client.createChange({ body: aChange() }))).toBe('403 FORBIDDEN');
      const comment = { text: 'Dazu.', language: 'DE', change: { id: mainId(1), origin: 'main' } } as const;
      expect(await refusal(ada.client.createComment({ body: comment }))).toBe('403 FORBIDDEN');
      const results = await ada.client.domainSearch({ query: 'Circulaire' });
      expect([results.facetFields.changes, results.total]).toEqual([0, 0]);
      expect((await ada.client.statistics({})).noOfOnGoingChangeElements).toBe(0);
    } finally {
      servers.domain.link.ask = ask;
    }
    expect(await refusal(ada.client.consolidatedChanges({}))).toBe('accepted');
  });

  it('have a number of tasks that is bounded', async () => {
    const { domainId: id = '' } = await ada.client.createChange({ body: aChange() });
    const add = (title: string) => ada.client.addChangeTask({ id, body: { title } });
    const tasks = Array.from({ length: maxChangeTasks - 1 }, (_, index) => ({
      id: randomUUID(),
      change_id: id,
      title: `Aufgabe ${index}`,
      owner: null,
      due_date: null,
      done: true,
      version: 1,
      added_at: new Date(),
    }));
    await organisation.db.insertInto('change_task').values(tasks).execute();
    await add('Die letzte');
    expect(await refusal(add('Eine zu viel'))).toBe('409 TOO_MANY_TASKS');
    expect(await ada.client.change({ id })).toMatchObject({ tasks: { open: 1, total: maxChangeTasks } });
  });

  it('stand in the log of the organisation, without their words', async () => {
    const admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    const own = await ada.client.createChange({ body: aChange({ topic: 'Vertraulich' }) });
    const id = own.domainId ?? '';
    await ada.client.updateChange(
      aChangeEdit(own, { link: 'https://a.example/', domainData: { comment: 'Vertraulich.', status: 'G' } }),
    );
    await ada.client.addChangeTask({ id, body: { title: 'Vertraulich.' } });
    await ada.client.deleteChange({ id });
    const { items } = await admin.client.auditLog({});
    expect(items.slice(0, 4).map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['CHANGE_DELETED', id, { status: 'G' }],
      ['CHANGE_UPDATED', id, { status: 'G', fields: ['tasks'] }],
      ['CHANGE_UPDATED', id, { status: 'G', fields: ['sourcePage', 'comment', 'status'] }],
      ['CHANGE_CREATED', id, { status: '?' }],
    ]);
    expect(JSON.stringify(items)).not.toContain('Vertraulich');
  });

  it('are counted for the overview of their owner while they are on-going', async () => {
    const count = async () => (await reader.client.statistics({})).noOfOnGoingChangeElements;
    const before = await count();
    const domainData = { ownerId: reader.id };
    const own = await ada.client.createChange({ body: aChange({ domainData }) });
    await ada.client.createChange({ body: aChange() });
    expect(await count()).toBe(before + 1);
    const one = await ada.client.updateChange(aChangeEdit(await ofProvider(2), { domainData }));
    expect(await count()).toBe(before + 2);
    const done = await ada.client.updateChange(aChangeEdit(own, { domainData: { status: 'D' } }));
    const out = await ada.client.updateChange(aChangeEdit(one, { domainData: { status: 'O' } }));
    expect(await count()).toBe(before);
    const withoutRole = await enterCommenter(servers, ['READER']);
    expect((await withoutRole.client.statistics({})).noOfOnGoingChangeElements).toBe(0);
    expect([done.status, out.status]).toEqual(['D', 'O']);
  });
});
