import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { DatabaseLocation } from '../data/database.ts';
import { backgroundStatement } from '../data/database-limits.ts';
import type { RateLimits } from '../lib/rate-limiter.ts';
import { isPublic, isThisMachine, otherOrigins, serverAddress, webAddress } from './addresses.ts';
import { databaseAddress } from './database-address.ts';
import { type FetchSettings, fetchSettings } from './fetch-settings.ts';
import { type MailSettings, mailSettings } from './mail-settings.ts';
import { type ModelAddress, modelSettings } from './model-settings.ts';
import { secondFactorKey } from './second-factor-key.ts';
import { secret } from './secret.ts';

export type ServerName = 'main' | 'domain';
export type Policies = { privacyUrl: string | undefined; termsUrl: string | undefined };

/** What the log says at the start about policies without a page: their consent is not asked for. */
export function missingPolicies({ privacyUrl, termsUrl }: Policies): string[] {
  const missing = [
    ...(privacyUrl === undefined ? ['REGESTA_PRIVACY_URL'] : []),
    ...(termsUrl === undefined ? ['REGESTA_TERMS_URL'] : []),
  ];
  return missing.map((name) => `${name} is not set: invited people are not asked to accept that policy`);
}
export type Settings = {
  servers: ServerName[];
  host: string;
  mainPort: number;
  domainPort: number;
  /** Addresses under which the servers are reached from outside, without a slash at the end. */
  mainUrl: string;
  domainUrl: string;
  data: string;
  databaseUrl: string | undefined;
  /** A streaming replica of that database, for the main server's reads. */
  databaseReadUrl: string | undefined;
  /** Seconds that a call waits for a connection, that a statement of it may take, and that the start waits. */
  databaseWait: number;
  databaseStatement: number;
  databaseStart: number;
  /** How often a user, or an address without one, may call in a minute. */
  limits: RateLimits;
  /** Number of processes that answer; more than one needs a PostgreSQL. */
  processes: number;
  /** Number of proxies in front of the servers that name their sender in X-Forwarded-For. */
  proxies: number;
  origins: string[];
  sample: boolean;
  /** Whether the environment requests the sample explicitly; it is also the default. */
  sampleAsked: boolean;
  register: string;
  /** Slugs of organisations that may administer the data of the main server. */
  dataOrganisations: string[];
  /** Organisations, by slug, whose full domain administrators may change the plans of all. */
  adminOrganisations: string[];
  /** Maximum size of an imported file in megabytes. */
  importMaxMb: number;
  /** Memory in megabytes of each process that reads and typesets, and seconds that one file may take. */
  importMemoryMb: number;
  importSeconds: number;
  /** Bytes that the files of one organisation may take together on a server. */
  fileSpace: number;
  /** Seconds after which a domain server reads the feed of the main server again. */
  feedSeconds: number;
  fetch: FetchSettings;
  mail: MailSettings;
  /** Encrypts the secrets of second factors; undefined if the server keeps one in the data folder. */
  secondFactorKey: Buffer | undefined;
  /** The model that answers in the chat; undefined if the operator has set none, so that nothing leaves the server. */
  model: ModelAddress | undefined;
  /** Pages of the policies that new users accept; undefined if the operator names none. */
  policies: Policies;
};

/** Reads the settings from the environment; a RangeError names an invalid variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const value = (name: string) => env[name]?.trim() || undefined;
  const host = value('REGESTA_HOST') ?? '127.0.0.1';
  const mainPort = port('REGESTA_MAIN_PORT', value('REGESTA_MAIN_PORT') ?? '4000');
  const domainPort = port('REGESTA_DOMAIN_PORT', value('REGESTA_DOMAIN_PORT') ?? '4001');
  const mainUrl = serverAddress('REGESTA_MAIN_URL', value('REGESTA_MAIN_URL') ?? localUrl(host, mainPort));
  const data = resolve(value('REGESTA_DATA') ?? 'data');
  const database = databaseSettings(value);
  const sample = onOrOff('REGESTA_SAMPLE', value('REGESTA_SAMPLE') ?? 'on');
  return {
    servers: list(value('REGESTA_SERVERS') ?? 'main,domain').map((name) => {
      if (name === 'main' || name === 'domain') return name;
      throw new RangeError(`REGESTA_SERVERS: "${name}" is neither main nor domain`);
    }),
    host,
    mainPort,
    domainPort,
    mainUrl,
    domainUrl: serverAddress('REGESTA_DOMAIN_URL', value('REGESTA_DOMAIN_URL') ?? localUrl(host, domainPort)),
    data,
    ...database,
    limits: callLimits(value),
    processes: processes(value('REGESTA_PROCESSES'), database.databaseUrl),
    proxies: proxies('REGESTA_PROXIES', value('REGESTA_PROXIES') ?? '0'),
    origins: [
      ...new Set([
        ...portalOrigins(mainUrl),
        ...otherOrigins('REGESTA_ORIGINS', list(value('REGESTA_ORIGINS') ?? '')),
      ]),
    ],
    sample,
    sampleAsked: value('REGESTA_SAMPLE') !== undefined,
    register: resolve(value('REGESTA_REGISTER') ?? `${data}/domain/register.json`),
    dataOrganisations: list(value('REGESTA_DATA_ORGANISATIONS') ?? ''),
    adminOrganisations: list(value('REGESTA_ADMIN_ORGANISATIONS') ?? ''),
    importMaxMb: megabytes('REGESTA_IMPORT_MAX_MB', value('REGESTA_IMPORT_MAX_MB') ?? '64'),
    // Node, the typesetter and its fonts take nearly as much.
    importMemoryMb: megabytes('REGESTA_IMPORT_MEMORY_MB', value('REGESTA_IMPORT_MEMORY_MB') ?? '1024', 256),
    importSeconds: seconds('REGESTA_IMPORT_SECONDS', value('REGESTA_IMPORT_SECONDS') ?? '120'),
    fileSpace: megabytes('REGESTA_FILES_MAX_MB', value('REGESTA_FILES_MAX_MB') ?? '20480') * 1024 ** 2,
    feedSeconds: seconds('REGESTA_FEED_SECONDS', value('REGESTA_FEED_SECONDS') ?? '60'),
    fetch: fetchSettings(value),
    mail: mailSettings(
      {
        smtpUrl: secret('SMTP_URL', value('SMTP_URL'), value('SMTP_URL_FILE')),
        from: value('REGESTA_MAIL_FROM'),
        support: value('REGESTA_SUPPORT'),
      },
      { data, sample },
    ),
    secondFactorKey: secondFactorKey(
      secret(
        'REGESTA_SECOND_FACTOR_KEY',
        value('REGESTA_SECOND_FACTOR_KEY'),
        value('REGESTA_SECOND_FACTOR_KEY_FILE'),
      ),
    ),
    model: modelSettings(value),
    policies: policies(value),
  };
}

/**
 * Refuses the sample, the password of whose users is public, where others than this machine's user can sign in. A
 * public address that is not of this machine says so for certain; an open port or a proxy may serve a container on
 * a laptop, so that it is enough to request the sample explicitly.
 */
export function refuseOpenSample(settings: Settings): void {
  const { host, proxies, sample, sampleAsked } = settings;
  if (!sample) return;
  const published = 'and the password of the sample users is published.';
  for (const [name, url] of [
    ['REGESTA_MAIN_URL', settings.mainUrl],
    ['REGESTA_DOMAIN_URL', settings.domainUrl],
  ] as const)
    if (isPublic(url))
      throw new RangeError(
        `${name}: ${url} is an address of more than this machine, ${published} Set REGESTA_SAMPLE=off.`,
      );
  if (sampleAsked || (isThisMachine(host) && proxies === 0)) return;
  const reached =
    proxies > 0 ? 'REGESTA_PROXIES: others come through a proxy' : `REGESTA_HOST: others can reach ${host}`;
  throw new RangeError(
    `${reached}, ${published} Set REGESTA_SAMPLE=off, or REGESTA_SAMPLE=on if only you reach this machine.`,
  );
}

/** The database of a server, for calls that somebody waits for, or for work in the background. */
export function databaseLocation(
  settings: Settings,
  server: ServerName,
  work: 'calls' | 'background' = 'calls',
): DatabaseLocation {
  const { databaseUrl: url, data, processes } = settings;
  const share = Math.max(fewestConnections, Math.ceil(sharedConnections / processes));
  const usual = settings.databaseStatement * 1000;
  const limits = {
    connection: settings.databaseWait * 1000,
    statement: work === 'background' ? Math.max(backgroundStatement, usual) : usual,
  };
  return { url, folder: `${data}/${server}`, limits, ...(processes === 1 ? {} : { connections: share }) };
}

/** The origins of the portal; on this machine it has two names. */
export function portalOrigins(mainUrl: string): string[] {
  const { origin, hostname } = new URL(mainUrl);
  if (hostname === 'localhost') return [origin, origin.replace('localhost', '127.0.0.1')];
  if (hostname === '127.0.0.1') return [origin, origin.replace('127.0.0.1', 'localhost')];
  return [origin];
}

function localUrl(host: string, number: number): string {
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${local ? 'localhost' : host}:${number}`;
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function onOrOff(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new RangeError(`${name}: "${text}" is neither on nor off`);
}

function port(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number;
  throw new RangeError(`${name}: "${text}" is no port`);
}

function databaseSettings(value: (name: string) => string | undefined) {
  const databaseUrl = databaseAddress(
    'DATABASE_URL',
    secret('DATABASE_URL', value('DATABASE_URL'), value('DATABASE_URL_FILE')),
  );
  const databaseReadUrl = databaseAddress(
    'DATABASE_URL_READ',
    secret('DATABASE_URL_READ', value('DATABASE_URL_READ'), value('DATABASE_URL_READ_FILE')),
  );
  if (databaseReadUrl !== undefined && databaseUrl === undefined)
    throw new RangeError('DATABASE_URL_READ: a replica needs its primary in DATABASE_URL');
  return {
    databaseUrl,
    databaseReadUrl,
    databaseWait: seconds('REGESTA_DATABASE_WAIT_SECONDS', value('REGESTA_DATABASE_WAIT_SECONDS') ?? '5'),
    databaseStatement: seconds(
      'REGESTA_DATABASE_STATEMENT_SECONDS',
      value('REGESTA_DATABASE_STATEMENT_SECONDS') ?? '15',
    ),
    databaseStart: seconds('REGESTA_DATABASE_START_SECONDS', value('REGESTA_DATABASE_START_SECONDS') ?? '30'),
  };
}

function callLimits(value: (name: string) => string | undefined): RateLimits {
  return {
    requests: limit('REGESTA_LIMIT_REQUESTS', value('REGESTA_LIMIT_REQUESTS') ?? '1800'),
    searches: limit('REGESTA_LIMIT_SEARCHES', value('REGESTA_LIMIT_SEARCHES') ?? '300'),
    computations: limit('REGESTA_LIMIT_COMPUTATIONS', value('REGESTA_LIMIT_COMPUTATIONS') ?? '180'),
  };
}

function limit(name: string, text: string): number | undefined {
  if (text === 'off') return undefined;
  const number = Number(text);
  if (/^\d{1,7}$/.test(text) && number >= 10) return number;
  throw new RangeError(`${name}: "${text}" is neither off nor a number of calls a minute, 10 or more`);
}

/** One for each core, unless somebody says otherwise: each holds the search index in its own memory. */
const maxByItself = 8;

function processes(text: string | undefined, databaseUrl: string | undefined): number {
  const isEmbedded = databaseUrl === undefined;
  if (text === undefined) return isEmbedded ? 1 : Math.min(maxByItself, availableParallelism());
  const number = Number(text);
  if (!/^\d{1,3}$/.test(text) || number < 1)
    throw new RangeError(`REGESTA_PROCESSES: "${text}" is no number of processes`);
  if (isEmbedded && number > 1)
    throw new RangeError(
      'REGESTA_PROCESSES: the embedded database has one owner; more processes need a PostgreSQL in DATABASE_URL',
    );
  return number;
}

/** Connections that the processes together may have to each database, beside those of the one that starts them. */
const sharedConnections = 12;
const fewestConnections = 3;

function proxies(name: string, text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new RangeError(`${name}: "${text}" is no number of proxies`);
}

function megabytes(name: string, text: string, min = 1): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new RangeError(`${name}: "${text}" is no number of megabytes`);
  if (number < min) throw new RangeError(`${name}: ${text} is less than ${min} megabytes`);
  return number;
}

function seconds(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 86_400) return number;
  throw new RangeError(`${name}: "${text}" is no number of seconds`);
}

function policies(value: (name: string) => string | undefined): Policies {
  return {
    privacyUrl: page('REGESTA_PRIVACY_URL', value('REGESTA_PRIVACY_URL')),
    termsUrl: page('REGESTA_TERMS_URL', value('REGESTA_TERMS_URL')),
  };
}

function page(name: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : webAddress(name, text);
}
