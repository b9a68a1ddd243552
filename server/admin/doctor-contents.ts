import type { Kysely } from 'kysely';
import { readSecondFactorKey, secondFactorKeyPlace } from '../config/second-factor-key.ts';
import type { ServerName, Settings } from '../config/settings.ts';
import type { DomainTables, OrganisationTables } from '../data/tables/domain.ts';
import type { MainTables } from '../data/tables/main.ts';
import { schemaOf } from '../domain/organisation.ts';
import {
  countSecondFactors,
  describeUnreadable,
  type StoredSecondFactors,
} from '../domain/unreadable-second-factors.ts';
import { nameOfKey } from '../lib/encryption.ts';
import { askServer } from '../lib/local-socket.ts';
import {
  type AbsentOrganisation,
  absentOrganisations,
  describeAbsent,
} from '../main/absent-organisations.ts';
import { type Finding, mend, note, ok } from './finding.ts';

type Db = Kysely<Record<never, never>>;

/** What the tables of a server hold that the operator must know of. */
export type Contents = {
  /** From the tables of a PostgreSQL. */
  read: (db: Db) => Promise<Finding[]>;
  /** From the running server, which alone may open an embedded database. */
  ask: (folder: string) => Promise<Finding[]>;
  /** What can be said where neither is possible. */
  unknown: Finding[];
};

export function contentsOf(settings: Settings, server: ServerName): Contents {
  return server === 'main' ? organisationContents : secondFactorContents(settings);
}

const organisationContents: Contents = {
  read: async (db) =>
    describeAbsentAll(await absentOrganisations((db as unknown as Kysely<MainTables>).withSchema('main'))),
  ask: async (folder) => {
    const absent = await answerOf<SentAbsent[]>(folder, { work: 'absent-organisations' });
    return describeAbsentAll(
      absent.map(({ slug, since, removedFrom }) => ({
        slug,
        since: new Date(since),
        removedFrom: new Date(removedFrom),
      })),
    );
  },
  unknown: [],
};

/** Days are texts on their way. */
type SentAbsent = Record<keyof AbsentOrganisation, string>;

const describeAbsentAll = (absent: readonly AbsentOrganisation[]) =>
  absent.map((one) => note(describeAbsent(one)));

function secondFactorContents(settings: Settings): Contents {
  const place = secondFactorKeyPlace(settings);
  let key: Buffer | undefined;
  try {
    key = readSecondFactorKey(settings);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const findings = [
      mend(
        `key of second factors: ${reason}; the domain server does not start with it, put back that of a backup`,
      ),
    ];
    return { read: async () => findings, ask: async () => findings, unknown: findings };
  }
  const keyName = key && nameOfKey(key);
  const isThere = key !== undefined;
  const findingsOf = (counts: readonly StoredSecondFactors[]) => {
    const lines = describeUnreadable(counts, { place, isThere });
    const stored = counts.reduce((sum, one) => sum + one.stored, 0);
    if (lines.length > 0) return lines.map(mend);
    return [
      ok(
        stored === 0
          ? 'second factors: none are stored'
          : `second factors: ${stored}, of the key in ${place}`,
      ),
    ];
  };
  return {
    read: async (db) => findingsOf(await countSecondFactors(await organisationsIn(db), keyName)),
    ask: async (folder) => findingsOf(await answerOf(folder, { work: 'second-factors', keyName })),
    unknown: isThere
      ? []
      : [
          note(
            `key of second factors: ${place} is not there and the next start makes a new one; ` +
              'if users have second factors, put back that of a backup first',
          ),
        ],
  };
}

/** The organisations of a database, without what a server does with them when it opens them. */
async function organisationsIn(db: Db) {
  const tables = db as unknown as Kysely<DomainTables>;
  const rows = await tables
    .withSchema('domain')
    .selectFrom('organisation')
    .select('slug')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => ({
    slug,
    db: (db as unknown as Kysely<OrganisationTables>).withSchema(schemaOf(slug)),
  }));
}

/** What the server says that has the embedded database open. */
async function answerOf<T>(
  folder: string,
  request: { work: string; keyName?: string | undefined },
): Promise<T> {
  let answer: T | undefined;
  await askServer(folder, request, (report) => {
    answer = report as T;
  });
  if (answer === undefined) throw new Error('it takes no questions; it may only be starting');
  return answer;
}
