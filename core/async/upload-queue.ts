import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { idOf } from '../lib/content-hash.ts';

/** A file as somebody chose it. */
export type ChosenFile = Blob & { readonly name: string };

/** A file on its way to a server. `target`: what it is sent for. */
export type Upload<Target, Problem> = {
  key: string;
  target: Target;
  name: string;
  size: number;
  /** Bytes that the server has confirmed. */
  sent: number;
  /** `broken`: the connection was lost, and it goes on by itself. */
  state: 'waiting' | 'sending' | 'broken' | 'failed';
  /** Why it has failed. */
  problem: Problem | undefined;
};

export type UploadQueue<Target, Problem> = {
  $uploads: ReadableAtom<readonly Upload<Target, Problem>[]>;
  /** `onStored` is called for each one that has arrived, whatever is on screen by then. */
  add: (target: Target, files: readonly ChosenFile[], onStored?: () => void) => void;
  /** Goes on with one that has failed, where it has stopped. */
  retry: (key: string) => void;
  /** Gives one up, with what the server has of it; or takes one that has failed from the list. */
  cancel: (key: string) => void;
  reset: () => void;
};

export type UploadHooks = {
  signal: AbortSignal;
  /** What the server has said of the upload. */
  onState: (state: { id: string; offset: number }) => void;
  /** The connection was lost; it goes on by itself. */
  onBroken: () => void;
};

/** What the queue does with files of one kind. `key` names the upload to the server too. */
export type UploadWork<Target, Problem, Stored> = {
  send: (upload: { file: ChosenFile; key: string; target: Target }, hooks: UploadHooks) => Promise<Stored>;
  /** Deletes what the server has of an upload. */
  giveUp: (id: string) => void;
  /** Why a file is refused before anything of it is sent. */
  refusedAtOnce: (file: ChosenFile) => Problem | undefined;
  onStored: (target: Target, stored: Stored) => void;
  /** Tells of all that has arrived, once nothing is on its way any more: a message for each would hide the page. */
  tellArrived: (arrived: readonly Stored[]) => void;
  /** Says that an upload has failed, and answers why. */
  onFailed: (name: string, error: unknown) => Problem;
  /** What of the target the key is made of. */
  idOfTarget: (target: Target) => string;
  now: () => number;
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

function newUpload<Target, Problem>(
  key: string,
  target: Target,
  { name, size }: ChosenFile,
  problem: Problem | undefined,
): Upload<Target, Problem> {
  return { key, target, name, size, sent: 0, state: problem ? 'failed' : 'waiting', problem };
}

/** What is known of uploads: what views draw, and what belongs to each beside that. */
function createUploadList<Target, Problem, Stored>() {
  type Item = Upload<Target, Problem>;
  const $uploads: WritableAtom<readonly Item[]> = atom<readonly Item[]>([]);
  const owns = new Map<string, Own>();
  const arrived: Stored[] = [];
  return {
    $uploads,
    owns,
    /** What has arrived since the last message. */
    arrived,
    change: (key: string, fields: Partial<Item>) =>
      $uploads.set($uploads.get().map((upload) => (upload.key === key ? { ...upload, ...fields } : upload))),
    drop: (key: string) => {
      owns.delete(key);
      $uploads.set($uploads.get().filter((upload) => upload.key !== key));
    },
  };
}
type UploadList<Target, Problem, Stored> = ReturnType<typeof createUploadList<Target, Problem, Stored>>;

/** Begins with uploads that wait, as many as may be sent at once, whenever it is called. */
function createSending<Target, Problem, Stored>(
  { $uploads, owns, arrived, change, drop }: UploadList<Target, Problem, Stored>,
  work: UploadWork<Target, Problem, Stored>,
): () => void {
  const begin = () => {
    const uploads = $uploads.get();
    const busy = uploads.filter(({ state }) => state === 'sending' || state === 'broken').length;
    const waiting = uploads.filter(({ state }) => state === 'waiting');
    if (busy + waiting.length === 0 && arrived.length > 0) work.tellArrived(arrived.splice(0));
    for (const upload of waiting.slice(0, Math.max(0, atOnce - busy))) {
      const own = owns.get(upload.key);
      if (own) void send(upload, own);
    }
  };
  const hooksOf = (key: string, own: Own): UploadHooks => ({
    signal: own.controller.signal,
    onState: ({ id, offset }) => {
      own.id = id;
      change(key, { sent: offset, state: 'sending' });
    },
    onBroken: () => change(key, { state: 'broken' }),
  });
  async function send({ key, target, name }: Upload<Target, Problem>, own: Own) {
    const { signal } = own.controller;
    change(key, { state: 'sending' });
    try {
      const stored = await work.send({ file: own.file, key, target }, hooksOf(key, own));
      if (signal.aborted) return;
      drop(key);
      arrived.push(stored);
      work.onStored(target, stored);
      own.onStored?.();
    } catch (error) {
      if (signal.aborted) return;
      change(key, { state: 'failed', problem: work.onFailed(name, error) });
    }
    begin();
  }
  return begin;
}

/** Sends files, several at once, in the order in which they were added. */
export function createUploadQueue<Target, Problem, Stored>(
  work: UploadWork<Target, Problem, Stored>,
): UploadQueue<Target, Problem> {
  const list = createUploadList<Target, Problem, Stored>();
  const { $uploads, owns, arrived, change, drop } = list;
  const begin = createSending(list, work);
  let number = 0;
  return {
    $uploads,
    add(target, files, onStored) {
      const added = files.map((file) => {
        number += 1;
        const key = idOf(work.idOfTarget(target), file.name, file.size, work.now(), number);
        owns.set(key, { file, controller: new AbortController(), onStored });
        return newUpload(key, target, file, work.refusedAtOnce(file));
      });
      $uploads.set([...$uploads.get(), ...added]);
      begin();
    },
    retry(key) {
      change(key, { state: 'waiting', problem: undefined });
      begin();
    },
    cancel(key) {
      const own = owns.get(key);
      own?.controller.abort();
      drop(key);
      // Otherwise it would go after a day.
      if (own?.id) work.giveUp(own.id);
      begin();
    },
    reset() {
      for (const { controller } of owns.values()) controller.abort();
      owns.clear();
      arrived.length = 0;
      $uploads.set([]);
    },
  };
}
