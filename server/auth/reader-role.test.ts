import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { type Role, roles } from '#core/contract/domain/user.ts';
import type { Contract, Endpoint } from '#core/contract/endpoint.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { startBoth, type TestServer } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import { mainSamples, type SampleRequest } from '#server/testing/main-samples.ts';
import { portalOrigin } from '#server/testing/servers.ts';
import { createLawWork } from '../domain/law-work.ts';
import { heldRoles } from './roles.ts';

/**
 * The calls that need no role: for visitors, for one's own account and session, or about the organisation. A call that
 * is not among them needs one; whatever answers with regulations or with what is said about them needs READER.
 */
const withoutRole: Readonly<Record<TestServer, Readonly<Record<string, string>>>> = {
  main: {
    listOfLanguages: 'before the sign-in',
    baseUrl: 'before the sign-in',
    knowsBaseUrl: 'before the sign-in',
    sendQuestion: 'everybody asks the support',
    topic: 'help of the product, the first steps too',
    news: 'by the plan alone (specification, section 6)',
    newsItem: 'by the plan alone; the law that it names is for readers',
    latestNews: 'by the plan alone',
    updateRegisteredUser: 'own account',
    removeRegisteredUser: 'own account',
    emailDomain: 'about the organisation',
    domainSettings: 'about the organisation',
  },
  domain: {
    authenticate: 'sign-in',
    enterSecondFactor: 'sign-in',
    beginRequiredEnrolment: 'sign-in',
    confirmRequiredEnrolment: 'sign-in',
    secondFactor: 'own account',
    beginEnrolment: 'own account',
    confirmEnrolment: 'own account',
    renewRecoveryCodes: 'own account',
    removeSecondFactor: 'own account',
    renewSession: 'own session',
    requestLoginPerEmail: 'sign-in',
    loginUsingToken: 'sign-in',
    requestPasswordReset: 'own account',
    resetPassword: 'own account',
    changePassword: 'own account',
    exchangeSession: 'for applications, by their credentials',
    validateInvite: 'before the sign-in',
    consumeInvite: 'before the sign-in',
    currentUser: 'own account',
    currentCapabilities: 'about the organisation',
    userNames: 'names of colleagues',
    user: 'own account',
    updateUser: 'own account',
    deleteUser: 'own account',
    emailConsents: 'own account',
    emailPreferences: 'own account',
    updateEmailPreferences: 'own account',
    servicePlan: 'about the organisation',
    servicePlanCanUse: 'about the organisation',
    statistics: 'numbers of what waits for oneself',
    recordVisit: 'own visits',
    newsFeeds: 'own feeds, by the plan alone',
    createNewsFeed: 'own feeds, by the plan alone',
    revokeNewsFeed: 'own feeds, by the plan alone',
    readNewsFeed: 'by the rights of whoever made the feed, whose secret is in the address',
    calendar: 'by the rights of whoever made the feed, whose secret is in the address',
  },
};
const contracts: Readonly<Record<TestServer, Contract>> = { main: mainContract, domain: domainContract };
const servers = ['main', 'domain'] as const;

const rolesOf = ({ access }: Endpoint): readonly Role[] =>
  typeof access === 'string' ? [] : (access.roles ?? []);
const readingCalls = servers.flatMap((server) =>
  Object.entries(contracts[server])
    .filter(([, declared]) => rolesOf(declared).includes('READER'))
    .map(([name, declared]) => ({ server, name, declared })),
);

it.each(servers)('every call of the %s server needs a role, but for those that say why not', (server) => {
  const needsNone = Object.entries(contracts[server]).filter(([, one]) => rolesOf(one).length === 0);
  expect(needsNone.map(([name]) => name).toSorted()).toEqual(Object.keys(withoutRole[server]).toSorted());
});

it('READER is held by whom their role lets read besides, and by nobody else', () => {
  const readers = roles.filter((role) => heldRoles([role]).includes('READER'));
  expect(readers).toEqual(['ADMINISTRATOR', 'READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR']);
});

describe.each(testDatabases())('who may read on $name', (database) => {
  let both: Awaited<ReturnType<typeof startBoth>>;
  let credentials: { applicationId: string; applicationSecret: string };
  let number = 0;
  const origin = 'https://intranet.example';
  /** The requests that samples make of what does not exist, here of what does. */
  const existing: Record<string, SampleRequest> = {};
  beforeAll(async () => {
    both = await startBoth(database);
    const { pdf_hash: hash } = await both.main.db
      .selectFrom('text')
      .select('pdf_hash')
      .limit(1)
      .executeTakeFirstOrThrow();
    existing.regPdf = { params: { hash: hash ?? '' } };
    existing.comparisonPdf = {
      params: { before: 'musterg', after: 'musterg' },
      query: { language: 'DE', displayLanguage: 'DE' },
    };
    const admin = both.domain.client('musterbank', await both.domain.signIn('musterbank', 'admin'));
    const created = await admin.createApplication({ body: { name: 'Intranet', origins: [origin] } });
    const comment = { regArt: 'musterg~1', text: 'Siehe Art. 2.', language: 'DE' } as const;
    const { icid } = await admin.createComment({ body: comment });
    existing.comment = { params: { icid } };
    existing.commentHistory = { params: { icid } };
    existing.commentThread = { params: { icid } };
    const answer = {
      regArt: 'musterg~1',
      versionDate: '2020-01-01',
      compliance: 'yes',
      language: 'DE',
    } as const;
    const { raid } = await admin.createAnswer({ body: answer });
    existing.answer = { params: { raid } };
    existing.resolveTagging = { params: { id: icid } };
    existing.carriedPlaces = { params: { id: icid } };
    existing.carriedHistory = { params: { id: icid } };
    existing.carriedItem = { params: { caid: await placeOfComment(icid) } };
    credentials = { applicationId: created.application.id, applicationSecret: created.secret };
  }, 120_000);
  afterAll(() => both?.stop());

  /** Lets a comment stand in its text, as the work in the background does. */
  const placeOfComment = async (icid: string) => {
    const organisation = both.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    const { law } = both.domain.link;
    const work = createLawWork({ law, carry: async () => [], now: () => new Date(), log: console.error });
    await work(organisation ? [organisation] : []);
    const row = await organisation?.db
      .selectFrom('carried_place')
      .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
      .select('carried_place.id')
      .where('comment_id', '=', icid)
      .executeTakeFirst();
    return row?.id ?? '';
  };
  const enter = async (given: readonly Role[]) => {
    number += 1;
    const name = `somebody-${number}`;
    return { ...(await both.enter(name, given)), email: `${name}@musterbank.example` };
  };
  /** What each reading call answers to a token, by name. */
  const answersTo = async (token: string, page: string = portalOrigin) => {
    const headers = { origin: page, authorization: `Bearer ${token}` };
    const answers: Record<string, string> = {};
    for (const { server, name, declared } of readingCalls) {
      const samples: Record<string, { valid: SampleRequest }> =
        server === 'main' ? mainSamples : domainSamples('');
      const request = existing[name] ?? samples[name]?.valid ?? {};
      const answer = await both.send({ server }, declared, request, headers);
      // Nobody of them is tagged or watches anything, and the answer is that of the handler; mails are taken by 202.
      const isDone = /^(TAG|WATCH)_NOT_FOUND$/.test(answer.code) || answer.status === 202;
      const { status, code } = isDone ? { status: 200, code: '' } : answer;
      answers[`${server} ${name}`] = `${status} ${code}`.trim();
    }
    return answers;
  };
  const allAre = (answer: string) =>
    Object.fromEntries(readingCalls.map(({ server, name }) => [`${server} ${name}`, answer]));

  it.each(roles)('%s alone is enough for every reading call, or for none', async (role) => {
    const { token } = await enter([role]);
    const reads = heldRoles([role]).includes('READER');
    expect(await answersTo(token)).toEqual(allAre(reads ? '200' : '403 FORBIDDEN'));
  });

  it('all that is not READER together is not enough', async () => {
    const others: Role[] = [
      'ISOLATED_TESTER',
      'FULL_DOMAIN_ADMIN',
      'REGESTA_STATICDB_DATA_ADMIN',
      'CHAT_USER',
    ];
    const { token } = await enter(others);
    expect(await answersTo(token)).toEqual(allAre('403 FORBIDDEN'));
  });

  it.each([
    [['ADMINISTRATOR'], '200'],
    [['CHAT_USER'], '403 FORBIDDEN'],
  ] as const)('a session lent to a page reads as its user, who is %j, does: %s', async (given, answer) => {
    const { email } = await enter([...given]);
    const exchange = { body: { ...credentials, email, origin } };
    const { token } = await both.domain.client('musterbank').exchangeSession(exchange);
    const expected = allAre(answer);
    for (const { server, name, declared } of readingCalls)
      if (typeof declared.access === 'object' && declared.access.session === 'portal')
        expected[`${server} ${name}`] = '403 FORBIDDEN';
    expect(await answersTo(token, origin)).toEqual(expected);
  });

  it('taken away, it is gone from the next call on, on both servers', async () => {
    const { id, token } = await enter(['READER', 'CHAT_USER']);
    expect(await answersTo(token)).toEqual(allAre('200'));
    const admin = both.domain.client('musterbank', await both.domain.signIn('musterbank', 'admin'));
    await admin.updateUser({ id, body: { roles: ['CHAT_USER'] } });
    expect(await answersTo(token)).toEqual(allAre('403 FORBIDDEN'));
  });

  it('who may not read gets no text by a question either', async () => {
    const { token } = await enter(['CHAT_USER']);
    const { sender: _, ...body } = (mainSamples.sendQuestion.valid.body ?? {}) as Record<string, unknown>;
    const headers = { authorization: `Bearer ${token}` };
    const reply = await both.request({ server: 'main' }, mainContract.sendQuestion, { body }, headers);
    expect([reply.status, await reply.json()]).toEqual([200, { mail: 'sent' }]);
  });
});
