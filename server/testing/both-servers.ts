import type { Role } from '#core/contract/domain/user.ts';
import type { Contract, Endpoint } from '#core/contract/endpoint.ts';
import type { MainDb } from '../data/open-main.ts';
import { announceHigher, reachesBeyond } from '../domain/higher-users.ts';
import { createLawLink } from '../domain/law-link.ts';
import { createMainLink, createParagraphLink } from '../domain/main-link.ts';
import { createMainSessions } from '../domain/main-sessions.ts';
import type { Organisation } from '../domain/organisation.ts';
import { samplePassword } from '../domain/sample-organisations.ts';
import { storeText } from '../import/store.ts';
import type { TestDatabase } from './databases.ts';
import type { SampleRequest } from './main-samples.ts';
import { domainUrl, mainUrl, sessionOf, startDomain, startMain } from './servers.ts';
import { aPrint, aText } from './texts.ts';

export type TestServer = 'main' | 'domain';
export type Answer = { status: number; code: string };

/** A user who was signed in by the real call. */
export type TestUser = { id: string; token: string };

/** Starts both servers, connected to each other, with an act; requests are sent as over the network. */
export async function startBoth(database: TestDatabase, { learns = false } = {}) {
  const domain = await startDomain(database);
  const main = await startMain(database, domain, learns);
  const link = {
    mainUrl,
    now: () => new Date(),
    fetch: async (url: string, init: RequestInit) => main.app.request(url, init),
  };
  const sessions = createMainSessions({ ...link, db: domain.db, log: console.error });
  domain.link.ask = createMainLink(link);
  domain.link.paragraph = createParagraphLink(link);
  domain.link.law = createLawLink(link);
  domain.link.tell = sessions.tell;
  domain.link.peer = async () => (await main.app.request(`${mainUrl}/health`)).ok;
  /** What the domain server does after its start. */
  const organisations = domain.server.organisations();
  await announceHigher(domain.db, organisations, new Date());
  await sessions.work(organisations);
  await storeText(main.db, aText(), aPrint(), undefined);
  await storeText(main.db, aText({ language: 'FR' }), aPrint(), undefined);

  /** Sends a request, valid or not, to an organisation's base URL or to the main server. */
  const request = async (
    { server, slug = 'musterbank' }: { server: TestServer; slug?: string },
    declared: Endpoint,
    request: SampleRequest,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const init: RequestInit = { method: declared.method, headers };
    if (request.body !== undefined) init.body = JSON.stringify(request.body);
    const path = pathOf(declared, request);
    return server === 'main'
      ? await main.app.request(`${mainUrl}${path}`, init)
      : await domain.server.fetch(new Request(`${domainUrl}/${slug}${path}`, init), { address: undefined });
  };
  const send = async (...sent: Parameters<typeof request>): Promise<Answer> => {
    const reply = await request(...sent);
    const problem = reply.ok ? {} : ((await reply.json()) as { code?: string });
    return { status: reply.status, code: problem.code ?? '' };
  };

  /** Creates a user with exactly these roles and the sample's password, and signs the user in. */
  const enter = async (name: string, roles: readonly Role[], slug = 'musterbank'): Promise<TestUser> => {
    const organisation = domain.server.organisations().find((one) => one.slug === slug);
    if (organisation === undefined) throw new Error(`no organisation ${slug}`);
    const email = `${name}@${slug}.example`;
    await insertUser(organisation, { email, full_name: name, roles: JSON.stringify(roles) });
    const body = { email, password: samplePassword };
    const { token, user } = sessionOf(await domain.client(slug).authenticate({ body }));
    if (reachesBeyond(roles)) await announceHigher(domain.db, [organisation], new Date());
    await sessions.work(organisations);
    return { id: user.id, token };
  };

  const stop = async () => {
    await main.stop();
    await domain.stop();
  };
  return { domain, main, request, send, enter, stop };
}

/** Stores a user who is like the reader of the sample in everything else. */
async function insertUser(
  { slug, db }: Organisation,
  user: { email: string; full_name: string; roles: string },
): Promise<void> {
  const {
    id: _,
    last_login: __,
    ...like
  } = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', `reader@${slug}.example`)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account')
    .values({ ...like, ...user })
    .execute();
}

/** Stores an internal document of the organisation alpina, in two languages. */
export async function storeDirective(db: MainDb): Promise<void> {
  const names = { DE: { long: 'Interne Weisung', short: 'InternW' } };
  for (const language of ['DE', 'FR'] as const)
    await storeText(db, aText({ sourceKey: 'eli/test/intern', language, names }), aPrint(), {
      internalTo: 'alpina',
    });
}

/** Path and query of a request to an endpoint. */
function pathOf({ path }: Contract[string], { params = {}, query = {} }: SampleRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `/api/v1${filled}${search === '' ? '' : `?${search}`}`;
}

/** A table of a Markdown file; the first row is its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
