import { availableParallelism } from 'node:os';
import { recordImport } from '../data/collection-day.ts';
import { DatabaseAway } from '../data/database-away.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Counts } from '../data/tables/text-facts.ts';
import { type Missing, mapInOrder, missing } from './command-files.ts';
import { listSources, nameOf, type SourceFile } from './command-sources.ts';
import { type Filing, type FilingChoice, filingOf } from './filing.ts';
import { nameContainers } from './identity/name-containers.ts';
import { FilingError, ImportError, reasonOfFailure } from './import-error.ts';
import { type ImportReason, importReason } from './import-reasons.ts';
import type { ImportedPages, ImportWorkers } from './import-workers.ts';
import type { ImportedText } from './regulation.ts';
import { type IsRequired, isStored, moveDocument, storeText } from './store.ts';

export type ImportedFile = {
  file: string;
  ok: true;
  key: string;
  source: string;
  language: string;
  versionDate: string;
  counts: Counts;
  warnings: string[];
  seconds: number;
  /** Whether exactly this text was not stored before; absent where files are only read. */
  stored?: boolean;
};
export type RefusedFile = ImportReason & {
  file: string;
  ok: false;
  line: number;
  seconds: number;
  /** Whether it is the file that is wrong, so that it will be refused each time. */
  isOfFile: boolean;
};
export type FileReport = ImportedFile | RefusedFile;

export type ImportRequest = FilingChoice & {
  paths: string[];
  /** The day up to which the collection is complete with these files, if the provider says so. */
  completeUntil?: string | undefined;
  signal?: AbortSignal;
  isRequired?: IsRequired;
  /** The key of the act that all files are of; others are refused. */
  act?: string | undefined;
  /** Which of the files are read, by the names that reports give them; without it all. */
  takes?: (name: string) => boolean;
  /** Called once it is known how many files there are to read. */
  onListed?: (count: number) => void;
};
export type Workers = Pick<ImportWorkers, 'importFile' | 'filesIn' | 'prepare'>;
/** A text that was read, and where it would be stored. */
export type ReadText = { file: string; text: ImportedText; filing: Filing | undefined };
/** Without `db`, files are only read and checked; `examine` is then given each text, and may refuse it by an ImportError. */
export type ImportTools = {
  workers: Workers;
  db?: MainDb;
  examine?: (read: ReadText) => Promise<void>;
  /** Whether reports are for people who may not know of what is in the way where a text may not be filed. */
  hidesFiling?: boolean;
  /** Called where the database does not answer: that says nothing about the file of the report. */
  onAway?: (error: DatabaseAway) => void;
};

/** One more than there are workers at most, so that each has work while a text is stored. */
const filesAtOnce = availableParallelism() + 1;

/** Imports files, several at a time; reports come in their order. Failures are reported and do not stop the rest. */
export async function runImport(
  { paths, signal, completeUntil, isRequired, act, takes, onListed, ...choice }: ImportRequest,
  tools: ImportTools,
  onReport: (report: FileReport) => void,
): Promise<void> {
  const takePlace = createOrder();
  const importOne = async (file: SourceFile | Missing) => {
    const place = takePlace();
    const given = signal?.aborted && !('reason' in file) ? missing(nameOf(file), 'stopped') : file;
    const report = await reportOn(given, { ...tools, place, isRequired, act }, choice);
    place.leave();
    return report;
  };
  let failed = false;
  const listed = await listSources(paths, tools.workers);
  const files = listed.filter((one) => takes?.('reason' in one ? one.file : nameOf(one)) ?? true);
  onListed?.(files.length);
  for await (const report of mapInOrder(files, filesAtOnce, importOne)) {
    if (report === undefined) continue;
    failed ||= !report.ok;
    onReport(report);
  }
  // Documents of an organisation say nothing about the collection. A file that failed may be a version that it lacks.
  if (tools.db !== undefined && choice.owner === undefined && !signal?.aborted)
    await recordImport(tools.db, new Date(), failed ? undefined : completeUntil);
}

type Place = { reached: Promise<void>; leave: () => void };
type Storing = { place: Place; isRequired: IsRequired | undefined; act: string | undefined };

/** Places in an order of work: each is reached when the one before is left, whichever file is read first. */
function createOrder(): () => Place {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const place = { reached: last, leave: resolve };
    last = promise;
    return place;
  };
}

/** The report about a file; none about a part of an act, which is read with its manifest. */
async function reportOn(
  given: SourceFile | Missing,
  tools: ImportTools & Storing,
  choice: FilingChoice,
): Promise<FileReport | undefined> {
  if ('reason' in given) return { ...given, ok: false, line: 0, seconds: 0, isOfFile: false };
  const file = nameOf(given);
  const start = performance.now();
  const seconds = () => Math.round(performance.now() - start) / 1000;
  let isRead = false;
  try {
    const read = await tools.workers.importFile(given.file, { typeset: false, entry: given.entry });
    if ('partOf' in read) {
      if (given.isAlone) throw new ImportError(file, 0, importReason('PART_OF_ACT', { name: read.partOf }));
      return undefined;
    }
    const { text } = read;
    if (tools.act !== undefined && text.sourceKey !== tools.act)
      throw new ImportError(file, 0, importReason('OTHER_ACT', { given: text.sourceKey, name: tools.act }));
    isRead = true;
    const filing = filingOf(text, choice);
    const result = tools.db === undefined ? undefined : await store(read, { ...tools, db: tools.db }, filing);
    if (tools.db === undefined) await tools.examine?.({ file, text, filing });
    return {
      file,
      ok: true,
      key: text.sourceKey,
      source: text.source,
      language: text.language,
      versionDate: text.versionDate,
      counts: text.counts,
      warnings: [...text.warnings, ...(result?.warnings ?? [])],
      seconds: seconds(),
      ...(result === undefined ? {} : { stored: result.stored }),
    };
  } catch (error) {
    if (error instanceof DatabaseAway) tools.onAway?.(error);
    const isOfFile = !isRead && error instanceof ImportError;
    return { file, ok: false, ...reasonOf(error, tools.hidesFiling), seconds: seconds(), isOfFile };
  }
}

/** Names, typesets, indexes and stores a text, if it is new, with the warnings of the typesetter. */
async function store(
  { text: read, seconds }: Pick<ImportedPages, 'text' | 'seconds'>,
  { db, workers, place, isRequired }: Storing & { db: MainDb; workers: Workers },
  filing: Filing | undefined,
): Promise<{ warnings: string[]; stored: boolean }> {
  await place.reached;
  const text = await nameContainers(db, read, filing);
  place.leave();
  if (await isStored(db, text, filing)) {
    if (filing !== undefined) await moveDocument(db, text, filing);
    return { warnings: [], stored: false };
  }
  const { printed, segment } = await workers.prepare(text, seconds.read);
  const outcome = await storeText(db, text, printed, filing, { segment, isRequired });
  return { warnings: printed.warnings, stored: outcome === 'stored' };
}

function reasonOf(error: unknown, hidesFiling = false): ImportReason & { line: number } {
  if (error instanceof FilingError && hidesFiling) return { line: 0, ...importReason('FILED_ELSEWHERE') };
  return { line: error instanceof ImportError ? error.line : 0, ...reasonOfFailure(error) };
}
