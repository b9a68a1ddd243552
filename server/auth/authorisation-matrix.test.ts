import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { capabilities, plans, type Role, roles } from '#core/contract/domain/user.ts';
import type { Access, Contract } from '#core/contract/endpoint.ts';
import { mainContract } from '#core/contract/main/main.ts';
import {
  markdownTable,
  startBoth,
  storeDirective,
  type TestServer,
  type TestUser,
} from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import { mainSamples, type Sample, type SampleRequest } from '#server/testing/main-samples.ts';
import { portalOrigin } from '#server/testing/servers.ts';
import { confirmOrigin } from '../main/confirm-origin.ts';
import { enterOrigins } from '../main/widget-origins.ts';
import { canUse, heldRoles } from './roles.ts';

const head = `# Authorisation matrix

Who may call what, today: every endpoint of the contract, asked of both servers by nobody and by users who have one role each, of their own organisation and of another one, under each service plan. Written by \`server/auth/authorisation-matrix.test.ts\` (\`vitest run -u\`) and held there.

\`yes\`: the request passes (it may still name what does not exist); 401 and 403: it is refused. A cell with one answer has it under every plan. "declared" is what the contract says; what a handler decides by the row it finds (one's own account, an address of one's own organisation) shows in the cells. Of another organisation: on its base URL, or naming its users, its settings or a document that is internal to it.

A call that names an internal document of another organisation is answered as if it named nothing that exists.

`;
type Caller = 'nobody' | Role;
const callers: readonly Caller[] = ['nobody', ...roles];
const nobodysId = '00000000-0000-4000-8000-000000000000';

type Row = {
  server: TestServer;
  name: string;
  access: Access;
  of: 'own' | 'other';
  /** The answers that each caller gets, by plan. */
  answers: Map<Caller, string[]>;
  /** Whether a reply contains something of another organisation's internal document. */
  isLeaking: boolean;
};

describe.each(testDatabases())('who may call what on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  const users = new Map<Caller, TestUser>();
  const rows: Row[] = [];
  const capabilityRows: string[][] = [];

  beforeAll(async () => {
    servers = await startBoth(database);
    await storeDirective(servers.main.db);
    // Visitors may ask from the page that the sample of settings enters.
    const page = { slug: 'musterbank', origin: 'http://portal.test' };
    await enterOrigins(servers.main.db, page.slug, [page.origin]);
    await confirmOrigin(servers.main.db, page, new Date());
    for (const role of roles) users.set(role, await servers.enter(`only-${role.toLowerCase()}`, [role]));
    rows.push(...rowsOf('main', mainContract), ...rowsOf('domain', domainContract));
    const owner = servers.main.client(await servers.domain.signIn('musterbank', 'owner'));
    for (const plan of plans) {
      await owner.changePlan({ slug: 'musterbank', body: { plan } });
      for (const row of rows) await fill(row, plan);
      capabilityRows.push(...(await capabilitiesUnder(plan)));
    }
  }, 900_000);
  afterAll(() => servers?.stop());

  function rowsOf(server: TestServer, contract: Contract): Row[] {
    return Object.entries(contract).flatMap(([name, { access }]) =>
      (['own', 'other'] as const)
        .filter((of) => of === 'own' || server === 'domain' || sampleOf({ server, name }, '').foreign)
        .map((of) => ({ server, name, access, of, answers: new Map(), isLeaking: false })),
    );
  }

  function sampleOf({ server, name }: Pick<Row, 'server' | 'name'>, ownId: string): Sample {
    const samples: Readonly<Record<string, Sample>> = server === 'main' ? mainSamples : domainSamples(ownId);
    const sample = samples[name];
    if (sample === undefined) throw new Error(`no sample of ${name}`);
    return sample;
  }

  function requestOf(row: Row, ownId: string, plan: string): SampleRequest {
    const { valid, foreign = valid } = sampleOf(row, ownId);
    // Sets the current plan again, so that the plan of this row stays.
    if (row.name === 'changePlan' && row.of === 'own') return { ...valid, body: { plan } };
    return row.of === 'other' && row.server === 'main' ? foreign : valid;
  }

  async function fill(row: Row, plan: string) {
    const contract: Contract = row.server === 'main' ? mainContract : domainContract;
    const declared = contract[row.name];
    if (declared === undefined) throw new Error(`no endpoint ${row.name}`);
    const target = { server: row.server, slug: row.of === 'other' ? 'alpina' : 'musterbank' };
    const answers = await Promise.all(
      callers.map(async (caller) => {
        const { id = nobodysId, token } = users.get(caller) ?? {};
        const request = requestOf(row, id, plan);
        const headers = { origin: portalOrigin, ...(token && { authorization: `Bearer ${token}` }) };
        const reply = await servers.request(target, declared, request, headers);
        const { status } = reply;
        if (row.server === 'main' && reply.ok && (await reply.text()).includes('InternW'))
          row.isLeaking = true;
        return [caller, status === 401 || status === 403 ? String(status) : 'yes'] as const;
      }),
    );
    for (const [caller, answer] of answers)
      row.answers.set(caller, [...(row.answers.get(caller) ?? []), answer]);
  }

  /** The capabilities that `currentCapabilities` returns, by user. */
  async function capabilitiesUnder(plan: string): Promise<string[][]> {
    const held = await Promise.all(
      roles.map(async (role) =>
        servers.domain.client('musterbank', users.get(role)?.token).currentCapabilities({}),
      ),
    );
    return capabilities.map((capability) => [
      capability,
      plan,
      ...held.map((all) => (all.includes(capability) ? 'yes' : 'no')),
    ]);
  }

  const cellOf = ({ answers }: Row, caller: Caller) => cell(answers.get(caller) ?? []);
  const declaredAs = (access: Access) =>
    typeof access === 'string'
      ? access
      : [
          access.roles?.join(' or '),
          access.plans?.join(' or '),
          access.capability,
          access.session && `session of the ${access.session}`,
        ]
          .filter(Boolean)
          .join(', ');

  it('is as it is written down', async () => {
    const table = markdownTable([
      ['endpoint', 'of', 'declared', ...callers],
      ...rows.map((row) => [
        `${row.server} ${row.name}`,
        row.of,
        declaredAs(row.access),
        ...callers.map((caller) => cellOf(row, caller)),
      ]),
    ]);
    const capabilityTable = markdownTable([
      ['capability', 'plan', ...roles],
      ...capabilityRows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    ]);
    await expect(`${head}${table}\n## Capabilities\n\n${capabilityTable}`).toMatchFileSnapshot(
      '../../docs/authorisation-matrix.md',
    );
  });

  it('is what the contract declares, but for what is decided by the row', () => {
    // An application identifies itself by its credentials, which the sample has wrong.
    const byRow = new Set([
      'deleteUser',
      'updateRegisteredUser',
      'removeRegisteredUser',
      'exchangeSession',
      // Only for the server of an organisation, which is no user.
      'tellUsers',
      // The sessions of this test are of the portal.
      'renewSession',
      // Its answers quote texts, so it needs READER besides.
      'getTextFromMainSearch',
      // Isolated testers write where they read too, so they need READER besides.
      'createComment',
      'updateComment',
      'deleteComment',
      'changeComments',
      'acceptCarried',
      'moveCarried',
      'parkCarried',
      'undoCarried',
    ]);
    const differing = rows
      .filter(({ of, name }) => of === 'own' && !byRow.has(name))
      .flatMap((row) => callers.map((caller) => ({ row, caller })))
      .filter(({ row, caller }) => cellOf(row, caller) !== expectedOf(row.access, caller))
      .map(({ row, caller }) => `${row.name} by ${caller}: ${cellOf(row, caller)}`);
    expect(differing).toEqual([]);
  });

  it('names no internal document of another organisation', () => {
    expect(rows.filter(({ isLeaking }) => isLeaking).map(({ name }) => name)).toEqual([]);
  });

  it('tells users of every role what the plan includes, and nothing else', () => {
    const differing = capabilityRows.filter(([capability, plan = '', ...answers]) => {
      const isIncluded = canUse(plan).some((each) => each === capability);
      return answers.some((answer) => answer !== (isIncluded ? 'yes' : 'no'));
    });
    expect(capabilityRows).toHaveLength(capabilities.length * plans.length);
    expect(differing).toEqual([]);
  });

  it('lets nobody in on the base URL of another organisation', () => {
    const differing = rows
      .filter(({ server, of, access }) => server === 'domain' && of === 'other' && access !== 'public')
      .flatMap((row) => callers.map((caller) => `${row.name} ${caller} ${cellOf(row, caller)}`))
      .filter((line) => !line.endsWith(' 401'));
    expect(differing).toEqual([]);
  });
});

/** The answers under each plan, in one word where they are the same. */
function cell(byPlan: readonly string[]): string {
  const isSame = new Set(byPlan).size === 1;
  return isSame ? (byPlan[0] ?? '') : byPlan.map((answer, index) => `${plans[index]}: ${answer}`).join(', ');
}

function expectedOf(access: Access, caller: Caller): string {
  const capability = typeof access === 'string' ? undefined : access.capability;
  const byRole = expectedByRole(access, caller);
  if (capability === undefined || byRole !== 'yes') return byRole;
  return cell(plans.map((plan) => (canUse(plan).includes(capability) ? 'yes' : '403')));
}

function expectedByRole(access: Access, caller: Caller): string {
  if (access === 'public' || access === 'optional') return 'yes';
  if (caller === 'nobody') return '401';
  if (access === 'user') return 'yes';
  if (access.roles === undefined) return 'yes';
  const held = heldRoles([caller]);
  return access.roles.some((role) => held.includes(role)) ? 'yes' : '403';
}
