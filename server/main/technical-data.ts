import { sql } from 'kysely';
import { entityTypes } from '#core/contract/main/indexing.ts';
import type { IndexState, TechnicalData } from '#core/contract/main/technical.ts';
import { indexSizes } from '../beside-law/index-sizes.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Viewer } from '../data/visible-texts.ts';
import { visibleTexts } from '../data/visible-texts.ts';
import { nextPeriod } from '../jobs/periodic.ts';
import type { MailTables } from '../mail/tables.ts';
import { visibleUploads } from '../pdf-uploads/upload-rows.ts';
import { textIndexSizes } from './search.ts';

/** Milliseconds without a word of a build after which its process is taken for ended: a long text takes seconds. */
const buildPatience = 10 * 60 * 1000;

const countAll = sql<number>`count(*)::integer`;

type Schedule = { now: Date; watchHours: number | undefined };

/** What is known of the main server and its data, of texts those that the viewer may see. */
export async function readTechnicalData(
  read: MainDb,
  viewer: Viewer,
  { now, watchHours }: Schedule,
): Promise<Omit<TechnicalData, 'version'>> {
  const [database, texts, index, queues, watches, mails] = await Promise.all([
    readDatabase(read),
    readTexts(read, viewer),
    readIndex(read, viewer, now),
    readQueues(read, viewer),
    readWatches(read, { now, watchHours }),
    readMails(read),
  ]);
  return { database, ...texts, index, queues, watchHours, watches, mails };
}

async function readDatabase(read: MainDb): Promise<TechnicalData['database']> {
  const { rows } = await sql<{ version: string; number: string; bytes: string }>`
    select version() as version, current_setting('server_version') as number,
      pg_database_size(current_database())::text as bytes`.execute(read);
  const [{ version = '', number = '', bytes = '0' } = {}] = rows;
  // The embedded one is PostgreSQL that was compiled for JavaScript.
  const kind = /wasm|emscripten|pglite/i.test(version) ? 'PGlite' : 'PostgreSQL';
  return { kind, version: number.split(' ')[0] ?? '', bytes: Number(bytes) };
}

async function readTexts(read: MainDb, viewer: Viewer): Promise<Pick<TechnicalData, 'counts' | 'languages'>> {
  const counts = await visibleTexts(read, viewer)
    .select([
      sql<number>`count(distinct text.regulation_id)::integer`.as('documents'),
      sql<number>`count(distinct (text.regulation_id, text.version_date))::integer`.as('versions'),
      countAll.as('texts'),
    ])
    .executeTakeFirstOrThrow();
  const languages = await textIndexSizes(read, viewer);
  const paragraphs = languages.reduce((sum, one) => sum + one.paragraphs, 0);
  return {
    counts: { ...counts, paragraphs },
    languages: languages.map(({ language, texts, paragraphs: own }) => ({
      language,
      texts,
      paragraphs: own,
    })),
  };
}

async function readIndex(read: MainDb, viewer: Viewer, now: Date): Promise<IndexState[]> {
  const [languages, sizes, builds] = await Promise.all([
    textIndexSizes(read, viewer),
    indexSizes(read, viewer),
    read.selectFrom('index_build').selectAll().execute(),
  ]);
  const buildOf = (entityType: string, language = ''): Pick<IndexState, 'build'> => {
    const build = builds.find((one) => one.entity_type === entityType && one.language === language);
    if (build === undefined) return {};
    const { finished_at, touched_at, done, total, problem } = build;
    const isLost = now.getTime() - touched_at.getTime() > buildPatience;
    const state = finished_at === null ? (isLost ? 'lost' : 'running') : problem === null ? 'done' : 'failed';
    const at = (finished_at ?? build.started_at).toISOString();
    const progress = state === 'done' ? 100 : Math.floor((100 * done) / Math.max(1, total ?? 1));
    return { build: { state, at, progress } };
  };
  return entityTypes.flatMap((entityType): IndexState[] =>
    entityType === 'regulations'
      ? languages.map(({ language, indexed, texts }) => ({
          entityType,
          language,
          entries: indexed,
          missing: texts - indexed,
          ...buildOf(entityType, language),
        }))
      : [{ entityType, ...sizes[entityType], ...buildOf(entityType) }],
  );
}

/** Files that are loaded are of all who administer the data; uploads may be of internal documents. */
async function readQueues(read: MainDb, viewer: Viewer): Promise<TechnicalData['queues']> {
  const [loadedFiles, pdfUploads] = await Promise.all([
    read
      .selectFrom('loaded_file')
      .select([
        sql<number>`(count(*) filter (where state = 'waiting'))::integer`.as('waiting'),
        sql<number>`(count(*) filter (where state in ('reading', 'publishing')))::integer`.as('working'),
        sql<number>`(select count(distinct file_id)::integer from main.loaded_text where outcome = 'refused')`.as(
          'refused',
        ),
      ])
      .executeTakeFirstOrThrow(),
    visibleUploads(read, viewer)
      .select([
        sql<number>`(count(*) filter (where work is not null and holder is null))::integer`.as('waiting'),
        sql<number>`(count(*) filter (where work is not null and holder is not null))::integer`.as('working'),
        sql<number>`(count(*) filter (where state = 'refused'))::integer`.as('refused'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { loadedFiles, pdfUploads };
}

async function readWatches(read: MainDb, { now, watchHours }: Schedule): Promise<TechnicalData['watches']> {
  const rows = await read
    .selectFrom('source_watch')
    .leftJoin('source_version', (join) =>
      join
        .onRef('source_version.source', '=', 'source_watch.source')
        .onRef('source_version.number', '=', 'source_watch.number'),
    )
    .select(['source_watch.source', 'source_watch.number', 'tried_at', 'looked_at', 'problem'])
    .select([
      sql<number>`(count(*) filter (where change_id is not null and decided_at is null))::integer`.as(
        'drafts',
      ),
      sql<string | null>`max(source_version.version_date)`.as('newest'),
      // A look notes what is new and when it was in one transaction.
      sql<number>`(count(*) filter (where first_seen = looked_at))::integer`.as('brought'),
    ])
    .groupBy(['source_watch.source', 'source_watch.number', 'tried_at', 'looked_at', 'problem'])
    .orderBy('source_watch.source')
    .orderBy('source_watch.number')
    .execute();
  const nextAt = (triedAt: Date | null, hasFailed: boolean) => {
    if (watchHours === undefined) return undefined;
    const next = nextPeriod({ triedAt, hasFailed }, watchHours, now);
    return (next < now ? now : next).toISOString();
  };
  return rows.map(({ source, number, tried_at, looked_at, problem, drafts, newest, brought }) => ({
    source,
    number,
    triedAt: tried_at?.toISOString(),
    lookedAt: looked_at?.toISOString(),
    failed: problem !== null,
    brought: looked_at === null ? undefined : brought,
    nextAt: nextAt(tried_at, problem !== null),
    drafts,
    newestVersion: newest ?? undefined,
  }));
}

async function readMails(read: MainDb): Promise<TechnicalData['mails']> {
  const { waiting, oldest } = await read
    .$extendTables<MailTables>()
    .selectFrom('mail')
    .select([countAll.as('waiting'), sql<Date | null>`min(created_at)`.as('oldest')])
    .where('state', '<>', 'rehearsal')
    .executeTakeFirstOrThrow();
  return { waiting, oldest: oldest?.toISOString() };
}
