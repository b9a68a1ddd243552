import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { anAnswer, anAnswerEdit, versionDate } from '#server/testing/assurance.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { type Commenter, enterCommenter, messageOf, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const laterVersion = '2024-01-01';

describe.each(testDatabases())('assurance on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let reader: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    await storeText(servers.main.db, aText({ versionDate: laterVersion }), aPrint(), undefined);
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers);
    reader = await enterCommenter(servers, ['READER']);
  });
  afterAll(() => servers?.stop());

  it('has every field of the specification', async () => {
    const saved = await ada.client.createAnswer({
      body: anAnswer({
        compliance: 'covered',
        coveredBy: 'musterg~2^1',
        responsible: bea.id,
        control: '  Jährliche **Prüfung**.\r\n',
        evidence: 'https://intranet.example/nachweis?id=7',
        reviewDate: '2027-03-31',
      }),
    });
    const known = { id: expect.any(String), fullName: expect.any(String) };
    expect(saved).toEqual({
      raid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 1,
      regArt: 'musterg~1',
      versionDate,
      compliance: 'covered',
      coveredBy: 'musterg~2^1',
      responsible: { ...known, id: bea.id },
      control: 'Jährliche **Prüfung**.',
      language: 'DE',
      evidence: 'https://intranet.example/nachweis?id=7',
      reviewDate: '2027-03-31',
      answeredAt: expect.any(String),
      editDate: saved.answeredAt,
      editedBy: { ...known, id: ada.id },
      rights: { edit: true },
    });
    expect(await ada.client.answer({ raid: saved.raid })).toEqual(saved);
    expect(await reader.client.answer({ raid: saved.raid })).toEqual({ ...saved, rights: { edit: false } });
    await ada.client.withdrawAnswer({ raid: saved.raid, version: 1 });
  });

  it('is answered once for each version of a text, and read with the answers for earlier ones', async () => {
    const regArt = 'musterg~2';
    await ada.client.createAnswer({ body: anAnswer({ regArt, compliance: 'unsure' }) });
    await ada.client.createAnswer({ body: anAnswer({ regArt, versionDate: laterVersion }) });
    expect(await refusal(bea.client.createAnswer({ body: anAnswer({ regArt, compliance: 'no' }) }))).toBe(
      '409 ANSWER_EXISTS',
    );
    const read = async (day?: string) =>
      (await reader.client.assuranceOfRegArt({ complete: regArt, versionDate: day })).map(
        (one) => `${one.versionDate} ${one.compliance}`,
      );
    expect(await read()).toEqual([`${laterVersion} yes`, `${versionDate} unsure`]);
    expect(await read(laterVersion)).toEqual([`${laterVersion} yes`, `${versionDate} unsure`]);
    expect(await read(versionDate)).toEqual([`${versionDate} unsure`]);
  });

  it('changes from every compliance to every other', async () => {
    const regArt = 'musterg~2^1';
    let answer = await ada.client.createAnswer({ body: anAnswer({ regArt }) });
    const order = ['no', 'unsure', 'partial', 'inProgress', 'covered', 'yes', 'covered', 'no'] as const;
    for (const compliance of order) {
      const coveredBy = compliance === 'covered' ? 'musterg~2^2' : undefined;
      answer = await bea.client.updateAnswer(anAnswerEdit(answer, { compliance, coveredBy }));
      expect([answer.compliance, answer.coveredBy]).toEqual([compliance, coveredBy]);
    }
    expect(answer).toMatchObject({ version: order.length + 1, editedBy: { id: bea.id } });
    const same = await ada.client.updateAnswer(anAnswerEdit(answer));
    expect(same).toEqual(answer);
  });

  it('that two people change keeps the first change, and the second can read it', async () => {
    const saved = await ada.client.createAnswer({ body: anAnswer({ regArt: 'musterg~2^2' }) });
    const both = await Promise.all([
      refusal(ada.client.updateAnswer(anAnswerEdit(saved, { control: 'Von Ada.' }))),
      refusal(bea.client.updateAnswer(anAnswerEdit(saved, { control: 'Von Bea.' }))),
    ]);
    expect(both.toSorted()).toEqual(['409 ANSWER_CHANGED', 'accepted']);
    expect(await ada.client.answer({ raid: saved.raid })).toMatchObject({
      version: 2,
      control: both[0] === 'accepted' ? 'Von Ada.' : 'Von Bea.',
    });
    expect(await refusal(ada.client.withdrawAnswer({ raid: saved.raid, version: 1 }))).toBe(
      '409 ANSWER_CHANGED',
    );
  });

  it('that is withdrawn is gone, and can be answered anew', async () => {
    const body = anAnswer({ regArt: 'musterg~135-149', control: 'Alt.' });
    const saved = await ada.client.createAnswer({ body });
    expect(await bea.client.withdrawAnswer({ raid: saved.raid, version: 1 })).toEqual({ raid: saved.raid });
    expect(await refusal(ada.client.answer({ raid: saved.raid }))).toBe('404 ANSWER_NOT_FOUND');
    expect(await ada.client.assuranceOfRegArt({ complete: 'musterg~135-149' })).toEqual([]);
    expect(await refusal(ada.client.updateAnswer(anAnswerEdit(saved)))).toBe('404 ANSWER_NOT_FOUND');
    const again = await bea.client.createAnswer({ body: { ...body, control: 'Neu.' } });
    expect(again).toMatchObject({ raid: saved.raid, version: 3, control: 'Neu.' });
    expect(again.answeredAt > saved.answeredAt).toBe(true);
  });

  it('is written by editors, read by readers, refused to all others and to isolated testers', async () => {
    const saved = await ada.client.createAnswer({ body: anAnswer({ regArt: 'musterg~135-149^1' }) });
    const refused = [
      reader.client.createAnswer({ body: anAnswer() }),
      reader.client.updateAnswer(anAnswerEdit(saved)),
      reader.client.withdrawAnswer({ raid: saved.raid, version: 1 }),
    ];
    expect(await Promise.all(refused.map(refusal))).toEqual(refused.map(() => '403 FORBIDDEN'));
    const chatter = await enterCommenter(servers, ['CHAT_USER']);
    expect(await refusal(chatter.client.listAnswers({}))).toBe('403 FORBIDDEN');
    const other = await enterCommenter(servers, ['COMMENT_EDITOR'], 'alpina');
    expect(await refusal(other.client.answer({ raid: saved.raid }))).toBe('404 ANSWER_NOT_FOUND');
    const tester = await servers.enter('assurance-tester', ['READER', 'COMMENT_EDITOR', 'ISOLATED_TESTER']);
    const calls = Object.entries(domainContract).filter(([, { path }]) => path.includes('Assurance'));
    expect(calls.length).toBe(9);
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

  it.each([
    ['a paragraph that main does not have', { regArt: 'musterg~77' }, '404 PARAGRAPH_NOT_FOUND', 'regArt'],
    ['a version that there is not', { versionDate: '2021-05-05' }, '404 PARAGRAPH_NOT_FOUND', 'versionDate'],
    ['a day that does not exist', { versionDate: '2025-02-30' }, '400 INVALID_REQUEST', 'versionDate'],
    ['no path of a paragraph', { regArt: 'musterg~12p3B' }, '400 INVALID_REQUEST', 'regArt'],
    ['nothing that covers it', { compliance: 'covered' as const }, '400 INVALID_REQUEST', 'coveredBy'],
    ['a cover where none is needed', { coveredBy: 'musterg~2' }, '400 INVALID_REQUEST', 'coveredBy'],
    [
      'an unknown cover',
      { compliance: 'covered' as const, coveredBy: 'musterg~88' },
      '404 PARAGRAPH_NOT_FOUND',
      'coveredBy',
    ],
    [
      'itself as its cover',
      { compliance: 'covered' as const, coveredBy: 'musterg~1' },
      '400 INVALID_REQUEST',
      'coveredBy',
    ],
    ['an unknown person', { responsible: nobody }, '404 USER_NOT_FOUND', 'responsible'],
    ['a script as evidence', { evidence: 'javascript:alert(1)' }, '400 INVALID_REQUEST', 'evidence'],
    ['half an address as evidence', { evidence: 'https://' }, '400 INVALID_REQUEST', 'evidence'],
    ['a review on no day', { reviewDate: '2026-13-01' }, '400 INVALID_REQUEST', 'reviewDate'],
    ['too long a control text', { control: 'x'.repeat(10_001) }, '400 INVALID_REQUEST', 'control'],
    ['an unknown compliance', { compliance: 'maybe' as 'yes' }, '400 INVALID_REQUEST', 'compliance'],
  ])('that names %s is refused and says which field it is', async (_, fields, code, field) => {
    const create = () => ada.client.createAnswer({ body: anAnswer(fields) });
    expect(await refusal(create())).toBe(code);
    expect(await messageOf(create())).toMatch(new RegExp(`(?:^|\\W)${field}: `));
  });

  it('never says that paragraphs cover each other in a circle', async () => {
    const cover = (regArt: string, coveredBy: string) =>
      ada.client.createAnswer({
        body: anAnswer({ regArt, coveredBy, compliance: 'covered', versionDate: laterVersion }),
      });
    await cover('musterg~2^1', 'musterg~2^2');
    await cover('musterg~2^2', 'musterg~1^1');
    expect(await refusal(cover('musterg~1^1', 'musterg~2^1'))).toBe('400 COVERED_IN_CIRCLE');
    // For another version nothing of this is said.
    const body = anAnswer({ regArt: 'musterg~1^1', coveredBy: 'musterg~2^2', compliance: 'covered' });
    expect(await refusal(ada.client.createAnswer({ body }))).toBe('accepted');
  });

  it('keeps the answer where the main server does not answer', async () => {
    const { paragraph } = servers.domain.link;
    servers.domain.link.paragraph = async () => undefined;
    const saved = await ada.client.createAnswer({ body: anAnswer({ regArt: 'musterg~78' }) });
    servers.domain.link.paragraph = paragraph;
    expect(await reader.client.assuranceOfRegArt({ complete: 'musterg~78' })).toEqual([
      { ...saved, rights: { edit: false } },
    ]);
  });

  it('stands in the log of the organisation, without its words', async () => {
    const admin = await enterCommenter(servers, ['ADMINISTRATOR']);
    const body = anAnswer({ regArt: 'musterg~1', versionDate: laterVersion, control: 'Vertraulich.' });
    const saved = await ada.client.createAnswer({ body });
    const edited = await ada.client.updateAnswer(anAnswerEdit(saved, { compliance: 'no' }));
    await ada.client.updateAnswer(anAnswerEdit(edited));
    await ada.client.withdrawAnswer({ raid: saved.raid, version: 2 });
    const { items } = await admin.client.auditLog({});
    expect(items.slice(0, 3).map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['ASSURANCE_WITHDRAWN', 'musterg~1', { versionDate: laterVersion, compliance: 'no' }],
      ['ASSURANCE_CHANGED', 'musterg~1', { versionDate: laterVersion, compliance: 'no' }],
      ['ASSURANCE_ANSWERED', 'musterg~1', { versionDate: laterVersion, compliance: 'yes' }],
    ]);
    expect(JSON.stringify(items)).not.toContain('Vertraulich');
  });
});
