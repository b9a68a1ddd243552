import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import type { Role } from '#core/contract/domain/user.ts';
import type { Contract } from '#core/contract/endpoint.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { sessionOf } from '#server/testing/servers.ts';

const sets: readonly (readonly Role[])[] = [
  ['READER'],
  ['ADMINISTRATOR'],
  ['ADMINISTRATOR', 'REGESTA_STATICDB_DATA_ADMIN'],
  ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'],
];
const beyond: readonly Role[] = ['FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'];
/** Full domain administrators give every role; others touch nobody with a role beyond the organisation that they lack. */
const isHigher = (target: readonly Role[], caller: readonly Role[]) =>
  !caller.includes('FULL_DOMAIN_ADMIN') &&
  target.some((role) => beyond.includes(role) && !caller.includes(role));

type Servers = Awaited<ReturnType<typeof startBoth>>;
type Person = { id: string; email: string; token: string };
type Clients = {
  main: ReturnType<Servers['main']['client']>;
  domain: ReturnType<Servers['domain']['client']>;
};
/** A call on somebody or on an invite; `target` makes a new one with the roles of this try. */
type Act = (
  clients: Clients,
  target: {
    person: () => Promise<Person>;
    withFactor: () => Promise<Person>;
    inviteId: () => Promise<string>;
  },
) => Promise<unknown>;

/** Every call that changes another user or an invite, of both servers. */
const acts: Record<string, Act> = {
  'domain sendPasswordReset': async ({ domain }, { person }) =>
    domain.sendPasswordReset({ id: (await person()).id, body: { showLink: true } }),
  'domain updateUser': async ({ domain }, { person }) =>
    domain.updateUser({ id: (await person()).id, body: { fullName: 'Somebody Else' } }),
  'domain updateUser of roles': async ({ domain }, { person }) =>
    domain.updateUser({ id: (await person()).id, body: { roles: ['COMMENT_EDITOR'] } }),
  'domain deleteUser': async ({ domain }, { person }) => domain.deleteUser({ id: (await person()).id }),
  'domain endSessions': async ({ domain }, { person }) =>
    domain.endSessions({ body: { email: (await person()).email } }),
  'domain resetSecondFactor': async ({ domain }, { withFactor }) =>
    domain.resetSecondFactor({ id: (await withFactor()).id }),
  'domain resendInvite': async ({ domain }, { inviteId }) => domain.resendInvite({ id: await inviteId() }),
  'domain deleteInvite': async ({ domain }, { inviteId }) => domain.deleteInvite({ id: await inviteId() }),
  'main updateRegisteredUser': async ({ main }, { person }) =>
    main.updateRegisteredUser({ body: { email: (await person()).email, fullName: 'Somebody Else' } }),
  'main updateRegisteredUser of roles': async ({ main }, { person }) =>
    main.updateRegisteredUser({ body: { email: (await person()).email, roles: ['READER'] } }),
  'main removeRegisteredUser': async ({ main }, { person }) =>
    main.removeRegisteredUser({ body: { email: (await person()).email } }),
  'main endSessionsOnMain': async ({ main }, { person }) =>
    main.endSessionsOnMain({ body: { email: (await person()).email } }),
};

/** Calls that name a user or an invite and change nobody else, each with the reason. */
const harmless: Record<string, string> = {
  'domain changePassword': 'of one’s own account only',
  'domain createInvite': 'of an address that nobody has; roles beyond the organisation are refused',
  'domain user': 'reads',
  'domain commentsOfChange': 'names a change',
  'domain createComment': 'tags colleagues, who keep all that they have',
  'domain updateComment': 'tags colleagues, who keep all that they have',
  'domain resolveTagging': 'names a comment; ends the tag of the caller',
  'domain listComments': 'reads',
  'domain carriedPlaces': 'names a comment or an answer; reads',
  'domain carriedHistory': 'names a comment or an answer; reads',
  'domain change': 'names a change; reads',
  'domain changeHistory': 'names a change; reads',
  'domain changeImpact': 'names a change; reads',
  'domain changeTasks': 'names a change; reads',
  'domain addChangeTask': 'names a change',
  'domain updateChangeTask': 'names a change and a task',
  'domain removeChangeTask': 'names a change and a task',
  'domain approveChange': 'names a change',
  'domain declineChange': 'names a change',
  'domain updateChange': 'names a change',
  'domain deleteChange': 'names a change',
  'domain changeFiles': 'names a change; reads',
  'domain changeFile': 'names a file; reads',
  'domain deleteChangeFile': 'names a file',
  'domain relabelChangeFile': 'names a file',
  'domain uploadChangeFilePart': 'names a file',
  'domain removeWatch': 'names what one watches oneself',
  'domain chatThread': 'names an own thread; reads',
  'domain addChatAnswer': 'names an own thread',
  'domain renameChatThread': 'names an own thread',
  'domain removeChatThread': 'names an own thread',
  'domain rateChatAnswer': 'names an own answer',
  'domain renameCalendarFeed': 'names an own feed',
  'domain revokeCalendarFeed': 'names an own feed',
  'domain revokeNewsFeed': 'names an own feed',
  'main providerChangeFiles': 'names a change; reads',
  'main providerChangeFile': 'names a file; reads',
  'main saveProviderDraft': 'names a draft',
  'main publishProviderDraft': 'names a draft',
  'main discardProviderDraft': 'names a draft',
  'main uploadLoadedFilePart': 'names a file',
  'main loadedFileReport': 'names a file; reads',
  'main loadedFileComparison': 'names a file; reads',
  'main loadedFileText': 'names a file; reads',
  'main loadedFileRows': 'names a file; reads',
  'main publishLoadedFile': 'names a file',
  'main loadFileAgain': 'names a file',
  'main deleteLoadedFile': 'names a file',
  'main loadedFile': 'names a file; reads',
  'main uploadPdfPart': 'names an upload',
  'main describePdf': 'names an upload',
  'main unlockPdf': 'names an upload',
  'main pdfUploadStructure': 'names an upload; reads',
  'main correctPdf': 'names an upload',
  'main pdfUploadText': 'names an upload; reads',
  'main previewPdf': 'names an upload; reads',
  'main publishPdf': 'names an upload',
  'main deletePdf': 'names an upload',
  'main pdfOriginal': 'names an upload; reads',
  'main pdfPages': 'names an upload; reads',
  'domain revokeApplication': 'names an application',
  'main registerUser': 'keeps an address that nobody has',
  'main tellUsers': 'for the server of an organisation only',
};

/** The calls of signed-in users whose request has a field that names somebody or an invite. */
function callsOnPeople(server: string, contract: Contract): string[] {
  const naming = /^id$|user|mail|invite|person|account/i;
  const fieldsOf = (schema: unknown) =>
    Object.keys((schema as { entries?: Record<string, unknown> } | undefined)?.entries ?? {});
  return Object.entries(contract)
    .filter(([, { access }]) => access !== 'public' && access !== 'optional')
    .filter(([, { params, query, body }]) =>
      [params, query, body].flatMap(fieldsOf).some((field) => naming.test(field)),
    )
    .map(([name]) => `${server} ${name}`);
}

it('are asked of every call that names a user or an invite', () => {
  const named = [...callsOnPeople('main', mainContract), ...callsOnPeople('domain', domainContract)];
  const acting = new Set(Object.keys(acts).map((name) => name.replace(/ of .*$/, '')));
  expect(named.toSorted()).toEqual([...acting, ...Object.keys(harmless)].toSorted());
});

describe.each(testDatabases())('rights that a caller does not hold on $name', (database) => {
  let servers: Servers;
  let number = 0;
  beforeAll(async () => {
    servers = await startBoth(database);
  });
  afterAll(() => servers?.stop());

  const enter = async (roles: readonly Role[]): Promise<Person> => {
    number += 1;
    const name = `somebody-${number}`;
    return { ...(await servers.enter(name, roles)), email: `${name}@musterbank.example` };
  };
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const clientsOf = (token: string): Clients => ({
    main: servers.main.client(token),
    domain: servers.domain.client('musterbank', token),
  });
  const inviteWith = async (roles: readonly Role[]) => {
    const { domain } = clientsOf(await servers.domain.signIn('musterbank', 'owner'));
    number += 1;
    const email = `invited-${number}@musterbank.example`;
    return (await domain.createInvite({ body: { email, roles: [...roles] } })).invite.id;
  };
  const targetWith = (roles: readonly Role[]) => ({
    person: () => enter(roles),
    withFactor: async () => {
      const person = await enter(roles);
      await servers.domain.server
        .organisations()
        .find(({ slug }) => slug === 'musterbank')
        ?.db.insertInto('second_factor')
        .values({ account_id: person.id, secret: 'one that was set up' })
        .execute();
      return person;
    },
    inviteId: () => inviteWith(roles),
  });

  it.each(Object.entries(acts))('are safe from %s', async (_, act) => {
    for (const caller of sets) {
      const clients = clientsOf((await enter(caller)).token);
      for (const target of sets) {
        const pair = `${caller} on ${target}: `;
        const refused = isHigher(target, caller) ? '403 RIGHTS_NOT_YOURS' : 'accepted';
        const expected = caller.includes('ADMINISTRATOR') ? refused : '403 FORBIDDEN';
        expect(pair + (await outcome(act(clients, targetWith(target))))).toBe(pair + expected);
      }
    }
  });

  it('stay as they were after a refusal', async () => {
    const target = await enter(['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN']);
    const { domain, main } = clientsOf((await enter(['ADMINISTRATOR'])).token);
    const { email } = target;
    expect(await outcome(domain.endSessions({ body: { email } }))).toBe('403 RIGHTS_NOT_YOURS');
    expect(await outcome(main.endSessionsOnMain({ body: { email } }))).toBe('403 RIGHTS_NOT_YOURS');
    expect(await outcome(main.registerUser({ body: { email } }))).toBe('400 EMAIL_ALREADY_USED');
    const theirs = clientsOf(target.token);
    expect(await outcome(theirs.domain.currentUser({}))).toBe('accepted');
    expect(await outcome(theirs.main.domains({}))).toBe('accepted');
  });

  it('are known to main of everybody who had them before it started', async () => {
    const { main } = clientsOf(await servers.domain.signIn('alpina', 'admin'));
    const ending = (name: string) => main.endSessionsOnMain({ body: { email: `${name}@alpina.example` } });
    expect(await outcome(ending('owner'))).toBe('403 RIGHTS_NOT_YOURS');
    expect(await outcome(ending('data'))).toBe('403 RIGHTS_NOT_YOURS');
    expect(await outcome(ending('chat'))).toBe('accepted');
  });

  it('are known to main of who accepts an invite, gets them or loses them', async () => {
    const owner = clientsOf(await servers.domain.signIn('musterbank', 'owner'));
    const admin = clientsOf(await servers.domain.signIn('musterbank', 'admin'));
    const email = 'promoted@musterbank.example';
    const roles: Role[] = ['READER', 'REGESTA_STATICDB_DATA_ADMIN'];
    await owner.domain.createInvite({ body: { email, roles } });
    const code = new URL(servers.domain.mails.at(-1)?.data.link ?? '').searchParams.get('code') ?? '';
    const accepted = { privacyAccepted: true, termsAccepted: true } as const;
    const invited = { inviteCode: code, email, name: 'Petra Promoted', password: 'Kupfer-Salat-77' };
    const body = { ...accepted, ...invited, preferredLanguage: 'DE' } as const;
    const { user } = sessionOf(await servers.domain.client('musterbank').consumeInvite({ body }));
    const ending = () => outcome(admin.main.endSessionsOnMain({ body: { email } }));
    expect(await ending()).toBe('403 RIGHTS_NOT_YOURS');
    await owner.domain.updateUser({ id: user.id, body: { roles: ['READER'] } });
    expect(await ending()).toBe('accepted');
    await owner.domain.updateUser({ id: user.id, body: { roles } });
    expect(await ending()).toBe('403 RIGHTS_NOT_YOURS');
  });

  it('are not said of somebody by who may not give them, or nobody could change that person', async () => {
    const { email } = await enter(['READER']);
    const roles: Role[] = ['READER', 'FULL_DOMAIN_ADMIN'];
    const saying = (token: string) => clientsOf(token).main.updateRegisteredUser({ body: { email, roles } });
    const admin = await servers.domain.signIn('musterbank', 'admin');
    expect(await outcome(saying(admin))).toBe('403 ROLE_NOT_YOURS_TO_GIVE');
    expect(await outcome(saying(await servers.domain.signIn('musterbank', 'owner')))).toBe('accepted');
  });
});
