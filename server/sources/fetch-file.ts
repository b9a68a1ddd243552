import { hash } from 'node:crypto';
import type { ImportedFile } from '../import/command-run.ts';
import type { FetchContext } from './fetch-context.ts';
import { importFetched } from './import-fetched.ts';
import type { PoliteReply } from './polite-client.ts';
import type { OfferedFile, OfferedVersion } from './source.ts';
import { type FileKey, noteFile, noteUnchanged, type StoredFile, storedFile } from './source-files.ts';
import { SourceProblem } from './source-problem.ts';
import { sources } from './sources.ts';

/** What became of one file. `absent`: the source has none. `pending`: a dry run would fetch it. */
export type FileOutcome =
  | { outcome: 'new' | 'unchanged'; warnings: string[] }
  | { outcome: 'refused' | 'absent'; reason: string }
  | { outcome: 'pending' };

type Offered = { version: OfferedVersion; file: OfferedFile; key: FileKey };

/** Fetches and imports one file of a version, unless it is known to be what it was. */
export async function fetchFile(context: FetchContext, offered: Offered): Promise<FileOutcome> {
  const { db, now, dryRun } = context;
  const before = await storedFile(db, offered.key);
  if (dryRun) return before === undefined ? { outcome: 'pending' } : outcomeOf(before);
  try {
    const got = await negotiate(context, offered.file, before);
    if (got === undefined) return { outcome: 'absent', reason: 'the source has no such file' };
    const { accept, reply } = got;
    const isSame = reply.status === 304 || before?.hash === hash('sha256', reply.bytes, 'hex');
    if (before !== undefined && isSame) {
      await noteUnchanged(db, offered.key, now());
      return outcomeOf(before);
    }
    if (reply.status !== 200) return { outcome: 'refused', reason: `the source answers ${reply.status}` };
    return await importOne(context, offered, { accept, reply });
  } catch (error) {
    if (context.signal.aborted || !(error instanceof SourceProblem) || error.isAway) throw error;
    return { outcome: 'refused', reason: error.message };
  }
}

const outcomeOf = ({ refusal }: StoredFile): FileOutcome =>
  refusal === null
    ? { outcome: 'unchanged', warnings: [] }
    : { outcome: 'refused', reason: `${refusal} (as before)` };

type Negotiated = { accept: string; reply: PoliteReply };

/**
 * The file in the first type that the source has. That of before goes first, since it alone can be told to be unchanged.
 * A choice of several files (300) is no answer: one of them would be a part of the act.
 */
async function negotiate(
  { client, maxBytes }: FetchContext,
  file: OfferedFile,
  before: StoredFile | undefined,
): Promise<Negotiated | undefined> {
  const first = file.accepts.find((accept) => accept === before?.accept);
  const accepts =
    first === undefined ? file.accepts : [first, ...file.accepts.filter((one) => one !== first)];
  for (const accept of accepts) {
    const validators =
      accept === before?.accept
        ? { etag: before.etag ?? undefined, lastModified: before.last_modified ?? undefined }
        : undefined;
    const { address: url, source, acceptLanguage } = file;
    const language = acceptLanguage === undefined ? {} : { acceptLanguage };
    const reply = await client.get({ url, source, accept, ...language, validators, maxBytes });
    if (![300, 404, 406, 410].includes(reply.status)) return { accept, reply };
  }
  return undefined;
}

async function importOne(
  context: FetchContext,
  { version, key }: Offered,
  { accept, reply: { bytes, etag, lastModified } }: Negotiated,
): Promise<FileOutcome> {
  const { db, source, number, now, category } = context;
  const { formats, category: usual } = sources[source];
  const { act } = version;
  const result = await importFetched(bytes, { ...context, formats, act, category: category ?? usual });
  // What failed for another reason than the file may go well the next time.
  if (!result.ok && !result.isOfFile) return { outcome: 'refused', reason: result.reason };
  const became = result.ok
    ? { key: result.key, versionDate: result.versionDate }
    : { refusal: result.reason };
  await noteFile(db, { ...key, source, number, accept, etag, lastModified, bytes, checkedAt: now(), became });
  if (!result.ok) return { outcome: 'refused', reason: result.reason };
  return {
    outcome: result.stored ? 'new' : 'unchanged',
    warnings: [...result.warnings, ...contradictions(result, version, key)],
  };
}

/** What a file says of itself against what the source said of it. */
function contradictions(
  { versionDate, language }: ImportedFile,
  { date, hasKnownDate }: OfferedVersion,
  key: FileKey,
): string[] {
  return [
    ...(hasKnownDate && versionDate !== date
      ? [`the source says that it applies from ${date}, the file from ${versionDate}`]
      : []),
    ...(language === key.language
      ? []
      : [`the source says that it is in ${key.language}, the file in ${language}`]),
  ];
}
