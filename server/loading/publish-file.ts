import { type LoadedOutcome, publishableOutcomes } from '#core/contract/main/loaded-files.ts';
import type { MainDb } from '../data/open-main.ts';
import { publicViewer, visibleRegulations } from '../data/visible-texts.ts';
import { type FileReport, type ImportedFile, type RefusedFile, runImport } from '../import/command-run.ts';
import { importEdition } from '../import/edition.ts';
import { type IsRequired, isStored } from '../import/store.ts';
import { isTable } from './check-tables.ts';
import { type FileWork, nameIn } from './file-work.ts';
import { type Hold, isHeldStill, renew } from './hold.ts';
import { endPublication, noteBases } from './publications.ts';
import { outdatedReason, storedReason } from './refusals.ts';
import { storedVersions } from './settle-texts.ts';
import { areTablesOutdated, storeTables } from './store-tables.ts';

const publishable: LoadedOutcome[] = [...publishableOutcomes];

/** The texts of a file that are to be published, and of which nothing is known yet. */
const waitingTexts = (db: MainDb, fileId: string) =>
  db
    .selectFrom('loaded_text')
    .select(['name', 'facts', 'outcome', 'base_text'])
    .where('file_id', '=', fileId)
    .where('outcome', 'in', publishable)
    .where('published', 'is', null)
    .execute();

/** Stores the texts of a file that was checked, those alone that somebody has seen. */
export async function publishFile(hold: Hold, work: FileWork): Promise<void> {
  const { db, now } = work;
  const { row } = hold;
  // Readers of another edition may make something else of it than what somebody has seen; and what is stored by now may be
  // another text than the one that it was compared with. What this work has begun itself says nothing of that.
  const isOld = async () => (await isOutdated(db, row.id)) || (await areTablesOutdated(hold, work));
  if (row.edition !== importEdition || (!row.storing && (await isOld()))) {
    await checkAnew(hold, work);
    return;
  }
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    await trx.updateTable('loaded_file').set({ storing: true }).where('id', '=', row.id).execute();
  });
  await noteBases(hold, work);
  await storeTexts(hold, work);
  await storeTables(hold, work);
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    const done = { state: 'published', published_at: now(), holder: null, held_until: null } as const;
    await trx
      .updateTable('loaded_file')
      .set({ ...done, attempts: 0, storing: false })
      .where('id', '=', row.id)
      .execute();
    await endPublication(trx, hold, now());
  });
}

/** Whether the place of a text that is to be published has another text than when it was checked, or one by now. */
async function isOutdated(db: MainDb, fileId: string): Promise<boolean> {
  for (const text of await waitingTexts(db, fileId)) if (!(await isPlaceAsSeen(db, text))) return true;
  return false;
}

type WaitingText = Awaited<ReturnType<typeof waitingTexts>>[number];

async function isPlaceAsSeen(db: MainDb, { facts, outcome, base_text }: WaitingText): Promise<boolean> {
  if (facts === null) return true;
  const { sourceKey, language, versionDate } = facts;
  const stored = (await storedVersions(db, sourceKey)).find(
    (one) => one.language === language && one.versionDate === versionDate,
  );
  return stored?.stored === (outcome === 'replaced' ? (base_text ?? undefined) : undefined);
}

/** The version that a text is: a file has each once. */
const versionName = (key: string, language: string, date: string) => `${key} ${language} ${date}`;

async function checkAnew(hold: Hold, { db, now }: Pick<FileWork, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    // What was stored of it by then is published, and said so once it is read again.
    if (hold.row.storing) await endPublication(trx, hold, now());
    await trx
      .updateTable('loaded_file')
      .set({ state: 'waiting', published_by: null, checked_at: null, attempts: 0 })
      .set({ holder: null, held_until: null, storing: false })
      .where('id', '=', hold.row.id)
      .execute();
  });
}

async function storeTexts(hold: Hold, { db, workers, path, now, signal }: FileWork): Promise<void> {
  const { row } = hold;
  const texts = (await waitingTexts(db, row.id)).filter(({ name }) => !isTable(name));
  const waiting = new Set(texts.map(({ name }) => name));
  if (waiting.size === 0) return;
  const byVersion = new Map(
    texts.flatMap((one) =>
      one.facts === null
        ? []
        : [[versionName(one.facts.sourceKey, one.facts.language, one.facts.versionDate), one] as const],
    ),
  );
  // What another file has stored in the last moments, nobody has compared these texts with.
  const outdated = new Set<string>();
  const isRequired: IsRequired = async (trx, text, filing) => {
    if (!(await isHeldStill(trx, hold))) return false;
    const version = versionName(text.sourceKey, text.language, text.versionDate);
    const seen = byVersion.get(version);
    if (seen === undefined || (await isPlaceAsSeen(trx, seen)) || (await isStored(trx, text, filing)))
      return true;
    outdated.add(version);
    return false;
  };
  const failing = new AbortController();
  const fail = (error: unknown) => failing.abort(error);
  const pending: Promise<void>[] = [];
  const report = (one: FileReport) => {
    if (failing.signal.aborted || signal.aborted) return;
    const name = nameIn(path, one.file, row.name);
    const isOutdated = one.ok && outdated.has(versionName(one.key, one.language, one.versionDate));
    const outcome = isOutdated ? Promise.resolve(outdatedOutcome) : outcomeOf(hold, { db, path }, one);
    pending.push(outcome.then((became) => noteOutcome(hold, { db, now }, name, became)).catch(fail));
  };
  const request = {
    paths: [path],
    category: row.category ?? undefined,
    signal: AbortSignal.any([signal, failing.signal]),
    takes: (file: string) => waiting.has(nameIn(path, file, row.name)),
    isRequired,
  };
  await runImport(request, { db, workers, hidesFiling: true, onAway: fail }, report);
  await Promise.all(pending);
  signal.throwIfAborted();
  failing.signal.throwIfAborted();
}

const outdatedOutcome = {
  published: 'refused',
  published_line: 0,
  published_reason: outdatedReason,
  published_refusal: 'OUTDATED',
} as const;

const outcomeOf = async (hold: Hold, { db, path }: Pick<FileWork, 'db' | 'path'>, report: FileReport) =>
  report.ok
    ? ({ published: report.stored ? 'stored' : 'unchanged', reg_text_id: await keyOf(db, report) } as const)
    : refusedBy(report, path, hold.row.name);

/** Notes what became of a text, once: what a process has stored that was lost is there when the next one comes to it. */
async function noteOutcome(
  hold: Hold,
  { db, now }: Pick<FileWork, 'db' | 'now'>,
  name: string,
  outcome: typeof outdatedOutcome | Awaited<ReturnType<typeof outcomeOf>>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    await trx
      .updateTable('loaded_text')
      .set(outcome)
      .where('file_id', '=', hold.row.id)
      .where('name', '=', name)
      .where('published', 'is', null)
      .execute();
  });
}

function refusedBy(report: RefusedFile, path: string, name: string) {
  const { reason, refusal, refusal_values } = storedReason(report, path, name);
  return {
    published: 'refused',
    published_line: report.line,
    published_reason: reason,
    published_refusal: refusal,
    published_values: refusal_values,
  } as const;
}

async function keyOf(db: MainDb, { key }: ImportedFile): Promise<string | null> {
  const row = await visibleRegulations(db, publicViewer)
    .select('reg_text_id')
    .where('source_key', '=', key)
    .executeTakeFirst();
  return row?.reg_text_id ?? null;
}
