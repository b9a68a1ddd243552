import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ChangeFile } from '../contract/change-files.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import { idOf } from '../lib/content-hash.ts';
import type { Notices } from '../notices.ts';
import { type FileProblem, fileProblem, refusedAtOnce } from './file-problem.ts';
import { type ChosenFile, type SendingDependencies, sendFile } from './sending-files.ts';

/** A file on its way to the server. */
export type FileUpload = {
  key: string;
  change: ChangeRef;
  name: string;
  size: number;
  /** Bytes that the server has confirmed. */
  sent: number;
  /** `broken`: the connection was lost, and it goes on by itself. */
  state: 'waiting' | 'sending' | 'broken' | 'failed';
  /** Why it has failed. */
  problem: FileProblem | undefined;
};

export type UploadQueue = {
  $uploads: ReadableAtom<readonly FileUpload[]>;
  /** `onStored` is called for each one that has arrived, whatever is on screen by then. */
  add: (change: ChangeRef, files: readonly ChosenFile[], onStored?: () => void) => void;
  /** Goes on with one that has failed, where it has stopped. */
  retry: (key: string) => void;
  /** Gives one up, with what the server has of it; or takes one that has failed from the list. */
  cancel: (key: string) => void;
  reset: () => void;
};

type QueueDependencies = SendingDependencies & {
  domain: Pick<Client<typeof domainContract>, 'deleteChangeFile'>;
  notices: Pick<Notices, 'report' | 'tell'>;
  now: () => number;
  onDone: (change: ChangeRef, file: ChangeFile) => void;
};

/** Files that are sent at the same time; more would only share the same connection. */
const atOnce = 3;

/** What is known of an upload beside what views draw; `id` is that of its record on the server. */
type Own = {
  file: ChosenFile;
  controller: AbortController;
  onStored: (() => void) | undefined;
  id?: string;
};
type Uploads = WritableAtom<readonly FileUpload[]>;

const change = ($uploads: Uploads, key: string, fields: Partial<FileUpload>) =>
  $uploads.set($uploads.get().map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)));

function newUpload(key: string, ref: ChangeRef, file: ChosenFile): FileUpload {
  const { name, size } = file;
  const problem = refusedAtOnce(file);
  return { key, change: ref, name, size, sent: 0, state: problem ? 'failed' : 'waiting', problem };
}

/** Sends files, several at once, in the order in which they were added. */
export function createUploadQueue(dependencies: QueueDependencies): UploadQueue {
  const { domain, notices, now, onDone } = dependencies;
  const $uploads: Uploads = atom<readonly FileUpload[]>([]);
  const owns = new Map<string, Own>();
  let number = 0;
  const drop = (key: string) => {
    owns.delete(key);
    $uploads.set($uploads.get().filter((upload) => upload.key !== key));
  };
  /** Begins with those that wait, as many as may be sent at once. */
  function begin() {
    const uploads = $uploads.get();
    const busy = uploads.filter(({ state }) => state === 'sending' || state === 'broken').length;
    const waiting = uploads.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, atOnce - busy))) {
      const own = owns.get(upload.key);
      if (own) void send(upload, own);
    }
  }
  async function send(upload: FileUpload, own: Own) {
    const file = await sendOne($uploads, { upload, own }, dependencies);
    if (own.controller.signal.aborted) return;
    if (file) {
      drop(upload.key);
      onDone(upload.change, file);
      // Whoever has gone on with something else hears of it too.
      notices.tell({ kind: 'success', key: 'changefiles.uploaded', values: { label: file.label } });
      own.onStored?.();
    }
    begin();
  }
  return {
    $uploads,
    add(ref, files, onStored) {
      const added = files.map((file): FileUpload => {
        number += 1;
        const key = idOf(ref.id, file.name, file.size, now(), number);
        owns.set(key, { file, controller: new AbortController(), onStored });
        return newUpload(key, ref, file);
      });
      $uploads.set([...$uploads.get(), ...added]);
      begin();
    },
    retry(key) {
      change($uploads, key, { state: 'waiting', problem: undefined });
      begin();
    },
    cancel(key) {
      const own = owns.get(key);
      own?.controller.abort();
      drop(key);
      // Otherwise it would go after a day.
      if (own?.id)
        domain.deleteChangeFile({ id: own.id }).catch((error) => notices.report(error, 'give an upload up'));
      begin();
    },
    reset() {
      for (const { controller } of owns.values()) controller.abort();
      owns.clear();
      $uploads.set([]);
    },
  };
}

type ToSend = { upload: FileUpload; own: Own };

/** Sends one file and says how it goes; undefined if that failed, or it was given up. */
async function sendOne(
  $uploads: Uploads,
  { upload: { key, change: of, name }, own }: ToSend,
  dependencies: QueueDependencies,
): Promise<ChangeFile | undefined> {
  const { signal } = own.controller;
  change($uploads, key, { state: 'sending' });
  try {
    const { file } = await sendFile({ file: own.file, upload: key, change: of }, dependencies, {
      signal,
      onState: ({ id, offset }) => {
        own.id = id;
        change($uploads, key, { sent: offset, state: 'sending' });
      },
      onBroken: () => change($uploads, key, { state: 'broken' }),
    });
    return file;
  } catch (error) {
    if (signal.aborted) return undefined;
    const { notices } = dependencies;
    notices.report(error, 'upload a file');
    notices.tell({ kind: 'error', key: 'changefiles.notUploaded', values: { name } });
    change($uploads, key, { state: 'failed', problem: fileProblem(error) });
    return undefined;
  }
}
