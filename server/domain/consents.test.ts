import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, sessionOf, startDomain } from '#server/testing/servers.ts';
import { samplePassword } from './sample-organisations.ts';

describe.each(testDatabases())('consents on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  beforeAll(async () => {
    domain = await startDomain(database);
  });
  afterAll(() => domain?.stop());
  const as = async (name: string) => domain.client('musterbank', await domain.signIn('musterbank', name));

  it('are none until somebody gives them, for themselves alone', async () => {
    const [reader, admin] = [await as('reader'), await as('admin')];
    const offered = await reader.emailConsents({});
    expect(offered.map(({ id, emailConsentId }) => `${id} ${emailConsentId}`)).toEqual([
      '1 COMMENT_TAGGING',
      '2 WEEKLY_TASKS',
      '3 NEW_FEATURES_UPDATES',
      '4 WEEKLY_UNPROCESSED_CHANGES',
      '5 WEEKLY_DEADLINE_CHANGES',
      '6 WEEKLY_NEWS_AND_CHANGES',
      '7 TAG_WHEN_NEW_CHANGE',
    ]);
    expect(await reader.emailPreferences({})).toEqual([]);
    const chosen = [{ consentId: 2 }, { consentId: 5 }];
    expect(await reader.updateEmailPreferences({ body: [5, 2, 5] })).toEqual(chosen);
    expect(await reader.emailPreferences({})).toEqual(chosen);
    expect(await admin.emailPreferences({})).toEqual([]);
    expect(await reader.updateEmailPreferences({ body: [] })).toEqual([]);
  });

  it('stand in the record of the user for the user alone, from the sign-in on', async () => {
    const [reader, admin] = [await as('comments'), await as('admin')];
    const { id, notificationPreferences } = await reader.currentUser({});
    expect(notificationPreferences).toEqual([]);
    await reader.updateEmailPreferences({ body: [5, 2] });
    const email = 'comments@musterbank.example';
    const { user } = sessionOf(
      await domain.client('musterbank').authenticate({ body: { email, password: samplePassword } }),
    );
    const own = [
      user,
      await reader.currentUser({}),
      await reader.user({ id }),
      await reader.updateUser({ id, body: {} }),
      await reader.updateUser({ id, body: { fullName: 'Cora Consent' } }),
    ];
    expect(own.map((one) => one.notificationPreferences)).toEqual(own.map(() => [2, 5]));
    const seen = [
      await admin.user({ id }),
      await admin.updateUser({ id, body: { fullName: 'Cora Comment' } }),
      ...(await admin.users({})),
    ];
    expect(seen.filter((one) => 'notificationPreferences' in one)).toEqual([]);
  });

  it('are written down where they change', async () => {
    const chat = await as('chat');
    for (const body of [[1], [1], [1, 3]] as const) await chat.updateEmailPreferences({ body: [...body] });
    const musterbank = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    const rows = await musterbank?.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'CONSENTS_CHANGED')
      .where('actor', '=', 'chat@musterbank.example')
      .orderBy('id')
      .execute();
    expect(rows?.map(({ detail }) => detail)).toEqual([
      { from: [], to: [1] },
      { from: [1], to: [1, 3] },
    ]);
  });

  it('change one after the other', async () => {
    const tester = await as('tester');
    await Promise.all(
      Array.from({ length: 8 }, (_, time) =>
        tester.updateEmailPreferences({ body: time % 2 ? [1, 2, 3] : [3, 4] }),
      ),
    );
    const left = (await tester.emailPreferences({})).map(({ consentId }) => consentId);
    expect([
      [1, 2, 3],
      [3, 4],
    ]).toContainEqual(left);
  });

  it.each([
    ['one that is not there', '[8]', 400],
    ['no list', '{"id":1}', 400],
    ['a slash at the end', '[7]', 200],
  ])('with %s: %s is answered with %i', async (_, body, status) => {
    const token = await domain.signIn('musterbank', 'reader');
    const request = { method: 'PUT', body, headers: { authorization: `Bearer ${token}` } };
    const reply = await domain.server.fetch(
      new Request(`${domainUrl}/musterbank/api/v1/UserEmailPreferences/`, request),
    );
    expect(reply.status).toBe(status);
  });

  it('are asked of nobody who is not signed in', async () => {
    await expect(domain.client('musterbank').emailPreferences({})).rejects.toMatchObject({ status: 401 });
  });
});
