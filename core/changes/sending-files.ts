import { uploadPart } from '../contract/change-files.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import type { ChangeUpload } from '../contract/domain/change-files.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import type { Later } from '../lib/later.ts';
import { contentHash } from './content-hash.ts';
import { isPassing } from './file-problem.ts';
import { waited } from './waited.ts';

/** A file as somebody chose it. */
export type ChosenFile = Blob & { readonly name: string };
/** What an upload needs of the outside. */
export type SendingDependencies = {
  domain: Pick<Client<typeof domainContract>, 'uploadChangeFile' | 'uploadChangeFilePart'>;
  later: Later;
};
type ToSend = { file: ChosenFile; upload: string; change: ChangeRef };
type Hooks = {
  signal: AbortSignal;
  /** What the server has said of the upload. */
  onState: (state: ChangeUpload) => void;
  /** The connection was lost; it goes on by itself. */
  onBroken: () => void;
};

/** Seconds between two attempts after the connection was lost; then people are asked. */
const pauses = [1, 2, 4, 8, 15, 30, 30, 30];

/**
 * Sends a file: its record, then what the server does not have of it yet, part by part. After a broken connection the
 * record says how far it has come, so nothing is sent twice but what was on its way.
 */
export async function sendFile(
  { file, upload, change }: ToSend,
  { domain, later }: SendingDependencies,
  { signal, onState, onBroken }: Hooks,
): Promise<ChangeUpload> {
  const sha256 = await contentHash(file, signal);
  const { id, origin } = change;
  const body = { upload, change: id, origin, name: file.name, size: file.size, sha256 };
  const begin = () => domain.uploadChangeFile({ body }, { signal });
  const sendNext = ({ id: of, offset }: ChangeUpload) => {
    const content = file.slice(offset, Math.min(offset + uploadPart, file.size));
    return domain.uploadChangeFilePart({ id: of, offset, content }, { signal });
  };
  let attempts = 0;
  let state: ChangeUpload | undefined;
  while (state?.file === undefined) {
    try {
      const next: ChangeUpload = await (state === undefined ? begin() : sendNext(state));
      // What has come is progress: the next loss of the connection is a new one.
      if (state !== undefined) attempts = 0;
      state = next;
      onState(state);
    } catch (error) {
      const pause = pauses[attempts];
      if (signal.aborted || pause === undefined || !(isPassing(error) || isBehind(error, state))) throw error;
      attempts += 1;
      state = undefined;
      if (!isPassing(error)) continue;
      onBroken();
      await waited(pause * 1000, later, signal);
    }
  }
  return state;
}

/** The server has more of the file than this page knows, or no more of it: the record tells, or begins anew. */
const isBehind = (error: unknown, state: ChangeUpload | undefined) =>
  error instanceof ApiError &&
  (error.code === 'UPLOAD_OFFSET' || (error.code === 'FILE_NOT_FOUND' && state !== undefined));
