import { randomUUID } from 'node:crypto';
import type { LoadedFile, LoadedUpload } from '#core/contract/main/loaded-files.ts';
import type { mainContract } from '#core/contract/main/main.ts';
import type { Client } from '#core/http/client.ts';
import { type LoadingDependencies, runLoading } from '../loading/run-loading.ts';
import { partFrom, sha256 } from './change-files.ts';
import { readingWorkers } from './reading-workers.ts';

export type Loader = Pick<Client<typeof mainContract>, 'uploadLoadedFile' | 'uploadLoadedFilePart'>;
type Body = Parameters<Loader['uploadLoadedFile']>[0]['body'];

export const bytesOfText = (text: string) => new TextEncoder().encode(text);

/** The record of a file as a page sends it. */
export const aLoadedRecord = (name: string, bytes: Uint8Array, more: Partial<Body> = {}): Body => ({
  upload: randomUUID(),
  name,
  size: bytes.length,
  sha256: sha256(bytes),
  ...more,
});

/** Sends what is missing of an upload, as a page does. */
export async function sendRestLoaded(
  client: Loader,
  begun: LoadedUpload,
  bytes: Uint8Array,
): Promise<LoadedFile> {
  let state = begun;
  while (state.file === undefined)
    state = await client.uploadLoadedFilePart({
      id: state.id,
      offset: state.offset,
      content: partFrom(bytes, state.offset),
    });
  return state.file;
}

/** Uploads a file. */
export async function uploadLoaded(
  client: Loader,
  name: string,
  content: string | Uint8Array,
  more: Partial<Body> = {},
): Promise<LoadedFile> {
  const bytes = typeof content === 'string' ? bytesOfText(content) : content;
  return sendRestLoaded(
    client,
    await client.uploadLoadedFile({ body: aLoadedRecord(name, bytes, more) }),
    bytes,
  );
}

/** Does what waits, once. */
export const workOff = (
  db: LoadingDependencies['db'],
  more: Partial<LoadingDependencies> = {},
): Promise<void> =>
  runLoading({
    db,
    workers: readingWorkers,
    // The clock of the servers that tests start.
    now: () => new Date('2026-05-01T10:00:00Z'),
    signal: new AbortController().signal,
    log: (message) => {
      throw new Error(message);
    },
    ...more,
  });
