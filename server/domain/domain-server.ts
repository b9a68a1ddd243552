import type { Kysely } from 'kysely';
import { comment } from '#core/contract/domain/comments.ts';
import { domainContract } from '#core/contract/domain/domain.ts';
import { user } from '#core/contract/domain/user.ts';
import type { RegisteredOrganisation } from '../auth/register.ts';
import { sessionKind } from '../auth/rights.ts';
import type { Policies } from '../config/settings.ts';
import type { Listen } from '../data/listening.ts';
import { domainMigrations, organisationMigrations } from '../data/migrations/domain.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { hasVersions } from '../data/schema-version.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { addressSpender, createCallLimits, tooMany } from '../http/call-limits.ts';
import type { Sender } from '../http/client-address.ts';
import { callHeaders } from '../http/headers.ts';
import { HttpProblem } from '../http/problem.ts';
import { type AskPeer, createReadiness, type Readiness } from '../http/readiness.ts';
import { requestAt } from '../http/request-at.ts';
import { serve } from '../http/serve.ts';
import type { Encryption } from '../lib/encryption.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { type ApartRunner, createApartRunner } from '../lib/run-apart.ts';
import type { RehearsingMailer } from '../mail/mailer.ts';
import { acceptInviteHandlers } from './accept-invite.ts';
import { applicationHandlers, hasApplicationAt } from './applications.ts';
import { auditHandlers } from './audit-log.ts';
import { authenticate, type DomainHandlers } from './authentication.ts';
import { calendarFeedHandlers } from './calendar-feeds.ts';
import { createWrittenChanges, type WrittenChanges } from './change-list.ts';
import { changePasswordHandler } from './change-password.ts';
import { countChanges } from './change-statistics.ts';
import { changeSources, changeWorkHandlers } from './change-work.ts';
import { chatThreadHandlers } from './chat-threads.ts';
import { commentSource } from './comment-search.ts';
import { countComments } from './comment-statistics.ts';
import type { AfterCommentChange } from './comment-store.ts';
import type { StreamTimes } from './comment-stream.ts';
import { type CommentStreams, createCommentStreams } from './comment-streams.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';
import { consentHandlers } from './consents.ts';
import { digestRulesHandlers } from './digest-rules.ts';
import { exchangeHandler } from './exchange-session.ts';
import { inviteHandlers } from './invites.ts';
import type { LawLink } from './law-link.ts';
import { loginLinkHandlers } from './login-link.ts';
import type { AskMain, AskParagraph } from './main-link.ts';
import type { NotifyMain } from './main-sessions.ts';
import { newsFeedHandlers } from './news-feeds.ts';
import { isSlug, type Organisation, openOrganisations, registration, schemaOf } from './organisation.ts';
import { ownSecondFactorHandlers } from './own-second-factor.ts';
import { renewSessionHandler } from './page-sessions.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { resetSecondFactorHandler } from './reset-second-factor.ts';
import { domainSearchHandler } from './search.ts';
import { secondStepHandlers } from './second-step.ts';
import { createTenantSettings, servicePlanHandlers, type TenantSettings } from './service-plan.ts';
import { signInHandlers } from './sign-in.ts';
import { signInRulesHandlers } from './sign-in-rules.ts';
import { statisticsHandler } from './statistics.ts';
import { followersOf, textWorkHandlers } from './text-work.ts';
import { userHandlers } from './users.ts';
import { visitHandler } from './visits.ts';
import { watchHandlers } from './watches.ts';

type Fetch = (request: Request, sender?: Sender) => Response | Promise<Response>;
export type DomainServer = {
  fetch: Fetch;
  /** The entries of these organisations for the register of the main server. */
  registrations: () => RegisteredOrganisation[];
  organisations: () => readonly Organisation[];
  /** Reads the organisations again, so that a new one can be reached. */
  refresh: () => Promise<void>;
  /** The streams of events that are open. */
  streams: Pick<CommentStreams, 'count'>;
  /** Ends the streams of events, which would not end by themselves. */
  endStreams: () => Promise<void>;
  /** Does what calls have left to do. */
  finish: () => Promise<void>;
};
export type DomainOptions = {
  db: Kysely<DomainTables>;
  /** Hears what the database tells all processes. */
  listen: Listen;
  streamTimes?: StreamTimes;
  /** Address under which the organisations are reached, each at `/<slug>`. */
  publicUrl: string;
  /** Address of the portal, for links in mails. */
  portalUrl: string;
  origins: () => readonly string[];
  /** Whether organisations of the sample are served; the password of their users is public. */
  sample: boolean;
  mailer: RehearsingMailer;
  /** Runs what follows a request for a link. */
  apart?: ApartRunner;
  /** Asks the main server for the settings of an organisation. */
  askMain: AskMain;
  /** Asks the main server whether it has a paragraph. */
  askParagraph: AskParagraph;
  /** Asks the main server for what its law says. */
  law: LawLink;
  /** What follows from every change of a comment, in its transaction. */
  afterCommentChange?: readonly AfterCommentChange[];
  /** Tells the main server how users stand. */
  tellMain: NotifyMain;
  policies: Policies;
  /** Encrypts the secrets of second factors. */
  encryption: Encryption;
  /** Bytes that the files of an organisation may take together. */
  fileSpace: number;
  /** How often somebody may call; without it as often as they like. */
  limiter?: RateLimiter | undefined;
  /** How many processes answer; they share what one machine bears. */
  processes?: number;
  /** Asks the main server whether it is alive. */
  askPeer?: AskPeer | undefined;
  now: () => Date;
  log: (message: string) => void;
};

/** Serves the organisations of one database. A request reaches the tables of the organisation in its path and no others. */
export async function createDomainServer(options: DomainOptions): Promise<DomainServer> {
  await migrate(options.db, 'domain', domainMigrations);
  // Password checks may use three of Node's four threads; the fourth stays free for reading files.
  const share = (whole: number) => Math.ceil(whole / (options.processes ?? 1));
  const checks = createConcurrencyLimit({ atOnce: share(3), waiting: share(64) });
  const tenantSettings = createTenantSettings(options);
  const apart = options.apart ?? createApartRunner(options.log);
  const streams = createCommentStreams(options.listen, options.now);
  const written = createWrittenChanges();
  let served = new Map<string, { organisation: Organisation; fetch: Fetch }>();
  const refresh = async () => {
    const opened = await openOrganisations(options.db, options.publicUrl);
    const enabled = opened.filter((one) => options.sample || !one.sample);
    served = new Map(
      enabled.map((organisation) => [
        organisation.slug,
        {
          organisation,
          fetch: appOf(organisation, { ...options, checks, tenantSettings, apart, ready, streams, written }),
        },
      ]),
    );
  };
  const ready = readinessOf(options, () => [...served.keys()]);
  await refresh();
  // Finds an organisation that a command or another process has created meanwhile.
  const cameSince = async (slug: string) => {
    if (!(await isToBeServed(slug, options))) return undefined;
    await refresh();
    return served.get(slug);
  };
  const reply = plainReplies(options.publicUrl.startsWith('https:'));
  /** The organisation that a request is for, or what is answered where there is none. */
  const find = async (slug: string, sender: Sender | undefined) => {
    const known = served.get(slug);
    if (known !== undefined) return known;
    // It is looked for in the database, for anybody who asks.
    const wait = options.limiter?.spend(addressSpender(sender?.address), ['requests']);
    if (wait !== undefined) return reply({ code: 'TOO_MANY_REQUESTS', message: tooMany }, 429, wait);
    const notFound = { code: 'NOT_FOUND', message: 'there is no such organisation' };
    return (await cameSince(slug).catch(reply.ofProblem)) ?? reply(notFound, 404);
  };
  return {
    fetch: async (request, sender) => {
      const url = new URL(request.url);
      const [, slug = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(url.pathname) ?? [];
      if (slug === 'health') return reply({ status: 'ok' });
      // An organisation may have this name; its calls are below it.
      if (slug === 'ready' && rest === '/') return reply.again(await ready(request));
      const target = await find(slug, sender);
      if (target instanceof Response) return target;
      url.pathname = rest;
      return target.fetch(requestAt(url, request), sender);
    },
    organisations: () => [...served.values()].map(({ organisation }) => organisation),
    registrations: () => [...served.values()].map(({ organisation }) => registration(organisation)),
    refresh,
    streams,
    endStreams: async () => streams.close(),
    finish: () => {
      streams.close();
      return apart.finish();
    },
  };
}

async function isToBeServed(
  slug: string,
  { db, sample }: Pick<DomainOptions, 'db' | 'sample'>,
): Promise<boolean> {
  if (!isSlug(slug)) return false;
  const row = await db
    .withSchema('domain')
    .selectFrom('organisation')
    .select('sample')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined && (sample || !row.sample);
}

/** Replies before the organisation is known. */
function plainReplies(https: boolean) {
  const plain = (body: unknown, status = 200, wait?: number): Response =>
    Response.json(body, {
      status,
      headers: {
        ...callHeaders({ https }),
        'cache-control': 'no-store',
        ...(wait === undefined ? {} : { 'retry-after': String(Math.ceil(wait / 1000)) }),
      },
    });
  return Object.assign(plain, {
    ofProblem: (error: unknown): Response => {
      if (!(error instanceof HttpProblem)) throw error;
      const { status, code, message, retryAfter } = error;
      return plain({ code, message }, status, retryAfter && retryAfter * 1000);
    },
    again: async (reply: Response) => plain(await reply.json(), reply.status),
  });
}

function readinessOf(
  { db, portalUrl, askPeer }: Pick<DomainOptions, 'db' | 'portalUrl' | 'askPeer'>,
  slugs: () => readonly string[],
): Readiness {
  const versions = () => [
    { schema: 'domain', migrations: domainMigrations },
    ...slugs().map((slug) => ({ schema: schemaOf(slug), migrations: organisationMigrations })),
  ];
  // The main server serves the portal.
  const findTables = async () => ({ areOurs: await hasVersions(db, versions()), isWhole: true });
  return createReadiness({ findTables, peers: () => [portalUrl], askPeer });
}

type SharedByOrganisations = {
  checks: ConcurrencyLimit;
  tenantSettings: TenantSettings;
  apart: ApartRunner;
  ready: Readiness;
  streams: CommentStreams;
  written: WrittenChanges;
};

function appOf(organisation: Organisation, options: DomainOptions & SharedByOrganisations): Fetch {
  const followers = followersOf(organisation, options);
  const context = { ...options, later: options.apart.later, ...followers };
  const handlers: DomainHandlers = {
    ...signInHandlers(organisation, options),
    ...secondStepHandlers(organisation, options),
    ...ownSecondFactorHandlers(organisation, options),
    resetSecondFactor: resetSecondFactorHandler(organisation, options),
    ...signInRulesHandlers(organisation, options),
    renewSession: renewSessionHandler(organisation, options),
    ...loginLinkHandlers(organisation, context),
    ...passwordResetHandlers(organisation, context),
    changePassword: changePasswordHandler(organisation, options),
    ...userHandlers(organisation, options),
    ...consentHandlers(organisation, options),
    ...digestRulesHandlers(organisation, options),
    ...inviteHandlers(organisation, options),
    ...acceptInviteHandlers(organisation, options),
    ...auditHandlers(organisation, options),
    ...applicationHandlers(organisation, options),
    exchangeSession: exchangeHandler(organisation, options),
    ...servicePlanHandlers(organisation, options),
    domainSearch: domainSearchHandler(organisation, [commentSource, ...changeSources]),
    ...textWorkHandlers(organisation, context),
    ...changeWorkHandlers(organisation, options),
    ...calendarFeedHandlers(organisation, options),
    ...newsFeedHandlers(organisation, options),
    statistics: statisticsHandler(organisation, [countComments, countChanges]),
    recordVisit: visitHandler(organisation, options),
    ...watchHandlers(organisation, options),
    ...chatThreadHandlers(organisation, options),
  };
  const app = serve(domainContract, handlers, {
    about: { title: 'Regesta domain server', version: '1', schemas: { User: user, Comment: comment } },
    authenticate: (token, request) => authenticate(organisation, token, request, options),
    rightsOf: (caller) => ({
      roles: caller.roles,
      plan: () => options.tenantSettings.plan(organisation),
      session: sessionKind(caller),
    }),
    idOf: ({ account }) => `${organisation.slug} ${account.id}`,
    limits:
      options.limiter &&
      createCallLimits(options.limiter, ({ account }) => ({
        who: `domain ${organisation.slug} ${account.id}`,
      })),
    origins: options.origins,
    allowsOrigin: (origin) => hasApplicationAt(organisation, origin),
    https: options.publicUrl.startsWith('https:'),
    ready: options.ready,
    cache: 'no-store',
    log: options.log,
  });
  return app.fetch;
}
