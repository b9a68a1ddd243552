import { randomBytes } from 'node:crypto';
import { domainContract } from '#core/contract/domain/domain.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { createClient } from '#core/http/client.ts';
import { openDatabase } from '../data/database.ts';
import type { MainStores } from '../data/open-main.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { createDomainServer } from '../domain/domain-server.ts';
import {
  createSampleOrganisations,
  createSampleUsers,
  samplePassword,
} from '../domain/sample-organisations.ts';
import { storeText } from '../import/store.ts';
import { createEncryption } from '../lib/encryption.ts';
import { createApartRunner } from '../lib/run-apart.ts';
import type { DeliveryOutcome, Mail, Mailer } from '../mail/mailer.ts';
import { renderMail } from '../mail/render.ts';
import type { ViewingCaller } from '../main/authentication.ts';
import { type BackgroundIndexing, createBackgroundIndexing } from '../main/background-indexing.ts';
import type { ChatParts } from '../main/chat.ts';
import { createFetchPage } from '../main/fetch-page.ts';
import { createMainApp } from '../main/main-server.ts';
import { createRegisterStore } from '../main/register-store.ts';
import { createSearchBackend } from '../search/search-backend.ts';
import { createSearchThread } from '../search/search-thread.ts';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { linkedBy, serversBeside, unlinked } from './domain-parts.ts';
import { startMainDatabase } from './main-database.ts';
import { anArticle, aPrint, aText } from './texts.ts';

export const domainUrl = 'http://domain.test';
export const mainUrl = 'http://main.test';
export const portalOrigin = 'http://portal.test';
/** A caller for handlers that are called without a server. */
export const aMainCaller: ViewingCaller = {
  viewer: { organisation: 'musterbank' },
  userId: '1',
  email: 'reader@musterbank.example',
  organisation: 'musterbank',
  roles: ['READER'],
  givenRoles: ['READER'],
  epoch: 0,
  rolesEpoch: 0,
  registered: {
    slug: 'musterbank',
    name: 'Musterbank AG',
    emailDomain: 'musterbank.example',
    baseUrl: 'http://domain.test/musterbank',
    publicKey: { kty: 'OKP', crv: 'Ed25519', x: '', kid: '1' },
    plan: 'complete',
    sample: true,
  },
};
export const providerSupport = 'support@provider.test';

/** The session of a sign-in that is done with its first step. */
export function sessionOf<T extends object>(reply: T): Extract<T, { token: string }> {
  if (!('token' in reply)) throw new Error('a second step is asked for');
  return reply as Extract<T, { token: string }>;
}

/** What tests seldom ask about. */
const usualMain = { https: false, fileSpace: 1024 ** 3, watchHours: 24 };
const usualDomain = {
  policies: { privacyUrl: 'https://regesta.example/privacy', termsUrl: undefined },
  fileSpace: 1024 ** 3,
};

/** Starts the domain server with both sample organisations, without a port. */
export async function startDomain(database: TestDatabase, now = () => new Date()) {
  const { place, remove } = await database.lend('domain');
  const { db, listen, close } = await openDatabase<DomainTables>(place);
  const { mailer, mails, answer } = recordingMailer();
  const link = unlinked();
  /** Streams end soon, so that tests of every call come to an end; those of streams set more. */
  const streamTimes = { sign: 200, longest: 300 };
  const options = {
    db,
    listen,
    streamTimes,
    publicUrl: domainUrl,
    portalUrl: portalOrigin,
    origins: () => [portalOrigin],
    mailer,
    apart: createApartRunner(console.error, () => 0),
    ...linkedBy(link),
    encryption: createEncryption(randomBytes(32)),
    ...usualDomain,
    now,
    // Tests cause many refusals, which are not printed.
    log: (message: string) => void (message.startsWith('refused: ') || console.error(message)),
  };
  const server = await createDomainServer({ ...options, sample: true });
  await createSampleOrganisations(db);
  await server.refresh();
  await createSampleUsers(server.organisations());
  const client = (slug: string, token?: string, address?: string) =>
    createClient(domainContract, {
      server: 'domain',
      baseUrl: () => `${domainUrl}/${slug}`,
      fetch: async (request) => server.fetch(request, { address }),
      token: async () => token,
    });
  const signIn = async (slug: string, name = 'reader') => {
    const email = `${name}@${slug}.example`;
    const reply = await client(slug).authenticate({ body: { email, password: samplePassword } });
    return sessionOf(reply).token;
  };
  const others = serversBeside(place, options);
  const stop = async () => {
    await server.finish();
    await others.closeAll();
    await close();
    await remove();
  };
  return {
    server,
    place,
    db,
    client,
    signIn,
    mails,
    mailAnswer: answer,
    link,
    streamTimes,
    withoutSample: others.withoutSample,
    limitedBy: others.limitedBy,
    beside: others.beside,
    stop,
  };
}

/** How a main server is called, by a user unless somebody else is named. */
function callsTo(app: ReturnType<typeof createMainApp>, token: string) {
  const client = (bearer: string | undefined = token) =>
    createClient(mainContract, {
      server: 'main',
      baseUrl: () => mainUrl,
      fetch: async (request) => app.fetch(request),
      token: async () => bearer,
    });
  const send = (path: string, init: RequestInit = {}) =>
    app.request(`${mainUrl}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
  return { client, send };
}

const sampleSlugs = ['musterbank', 'alpina'];

/** Starts the main server, without a port, for users of the domain server's organisations. */
export async function startMain(
  database: TestDatabase,
  domain: Awaited<ReturnType<typeof startDomain>>,
  /** Whether the search learns names and translations from the texts. */
  learns = false,
) {
  const { place, stop: stopDatabase, ...stores } = await startMainDatabase(database);
  const { db } = stores;
  const now = () => new Date('2026-05-01T10:00:00Z');
  const register = await createRegisterStore(db, {
    now: () => new Date(),
    sample: true,
    dataOrganisations: sampleSlugs,
    adminOrganisations: sampleSlugs,
  });
  await register.replace(domain.server.registrations());
  const { mailer, mails, answer: mailAnswer } = recordingMailer();
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const search = createSearchThread({ location: place, db, learns, log });
  /** Pages of others, and the model of the chat, which tests may replace. */
  const pages = { fetch: createFetchPage() };
  const chat: NonNullable<ChatParts['chat']> = {};
  const ending = new AbortController();
  const { indexed, settled } = createBackgroundIndexing(stores, { now, signal: ending.signal, log });
  const app = createMainApp({
    ...usualMain,
    ...stores,
    now,
    register,
    ...indexed,
    search,
    chat,
    mailer,
    support: providerSupport,
    origins: () => [portalOrigin, 'null'],
    portalOrigins: [portalOrigin],
    fetchPage: (address) => pages.fetch(address),
    askPeer: async (baseUrl) => (await domain.server.fetch(new Request(`${baseUrl}/health`))).ok,
    log,
  });
  const calls = callsTo(app, await domain.signIn('musterbank'));
  const stop = async () => {
    ending.abort();
    await settled();
    await search.close();
    await stopDatabase();
  };
  const mailing = { mails, mailAnswer };
  return { app, db, register, search, ...indexed, ...calls, ...mailing, pages, chat, logged, stop };
}

/** Starts a main server with an act in three versions and a future one, and a domain server for its users. */
export async function startMainWithActs(database: TestDatabase) {
  const domain = await startDomain(embeddedDatabase);
  const main = await startMain(database, domain);
  const second = [
    anArticle('1', 'Dieses Gesetz gilt für alle Muster.'),
    anArticle('2', 'Muster sind frei.', 'Sie gelten.'),
  ];
  await storeText(main.db, aText(), aPrint(), undefined);
  await storeText(main.db, aText({ versionDate: '2024-01-01', units: second }), aPrint(), undefined);
  await storeText(main.db, aText({ versionDate: '2030-01-01', units: second }), aPrint(), undefined);
  await storeText(main.db, aText({ language: 'FR' }), aPrint(), undefined);
  const coming = {
    sourceKey: 'eli/test/kommend',
    names: { DE: { long: 'Kommendes Gesetz', short: 'KomG' } },
  };
  await storeText(main.db, aText({ ...coming, versionDate: '2029-01-01' }), aPrint(), 'supervision');
  const stop = async () => {
    await main.stop();
    await domain.stop();
  };
  return { ...main, domain, stop };
}

/** The same main server once more, over other connections: counted ones, or one that refuses. The search is in its thread. */
export async function startBeside(
  main: Awaited<ReturnType<typeof startMainWithActs>>,
  connections: Pick<MainStores, 'db' | 'read'>,
  { references, glossary }: BackgroundIndexing = main,
) {
  const stores = { ...connections, caughtUp: async () => {} };
  const logged: string[] = [];
  const app = createMainApp({
    ...usualMain,
    ...stores,
    register: main.register,
    references,
    glossary,
    search: createSearchBackend(stores, { learns: false, log: () => undefined }),
    now: () => new Date('2026-05-01T10:00:00Z'),
    mailer: recordingMailer().mailer,
    support: undefined,
    origins: () => [],
    portalOrigins: [mainUrl],
    log: (message: string) => void logged.push(message),
  });
  const token = await main.domain.signIn('musterbank');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  /** Calls a path below `/api/v1` as a reader of an organisation. */
  const send = async (path: string, init: RequestInit = {}) =>
    app.request(`${mainUrl}/api/v1${path}`, { headers, ...init });
  return { send, logged };
}

/** A mailer that records its mails and returns a result set by the test. */
export function recordingMailer() {
  const mails: Mail[] = [];
  /** What is answered, or a mailer that sends in its place. */
  const answer: { next: DeliveryOutcome | Error; mailer?: Mailer } = { next: 'sent' };
  const mailer = {
    send: async (mail: Mail) => {
      // Like the real mailer: a mail that cannot be rendered is an error of the caller.
      renderMail(mail);
      if (answer.mailer) return answer.mailer.send(mail);
      if (answer.next instanceof Error) throw answer.next;
      mails.push(mail);
      return answer.next;
    },
    rehearse: async (mail: Mail) => void renderMail(mail),
  };
  return { mailer, mails, answer };
}
