import type { AppPart } from '../app-parts.ts';
import { loadedValue } from '../async/loadable.ts';
import type { Resource } from '../async/resource.ts';
import { createResources } from '../async/resources.ts';
import type { ChosenFile } from '../async/upload-queue.ts';
import type { ChangeFile } from '../contract/change-files.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import { changeFileCalls } from '../contract/domain/change-files.ts';
import type { Change } from '../contract/domain/changes.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import { mainChangeCalls } from '../contract/main/changes.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { CallOptions, Client, ReplyHead } from '../http/client.ts';
import type { Later } from '../lib/later.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';
import { keyOfRef, refOf } from './change-ref.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';
import { type ReceivedBytes, receivedBytes } from './received-bytes.ts';
import { type ReceivedPart, type Receiving, receiveFile } from './receiving-files.ts';
import { createFileUploads, type FileUploads } from './upload-queue.ts';

/** The change whose files are meant. */
export type FilesOf = Pick<Change, 'origin' | 'mainChangeElementId' | 'domainId'>;
type FileList = Resource<readonly ChangeFile[]>;

export type ChangeFiles = {
  /** The files of the provider; an own change has none. */
  ofMain: (change: FilesOf) => FileList;
  /** Those of the organisation. */
  ofDomain: (change: FilesOf) => FileList;
  load: (change: FilesOf) => Promise<void>;
  uploads: Omit<FileUploads, 'add' | 'reset'>;
  /** `onStored` is called for each file that has arrived. */
  upload: (change: FilesOf, files: readonly ChosenFile[], onStored?: () => void) => void;
  /** Each resolves to why nothing was done. */
  relabel: (change: FilesOf, file: ChangeFile, label: string) => Promise<FileProblem | undefined>;
  /** The file leaves both lists at once. */
  remove: (change: FilesOf, file: ChangeFile) => Promise<FileProblem | undefined>;
  /** The bytes of a file; nothing if somebody has stopped it. */
  content: (file: ChangeFile, receiving?: Receiving) => Promise<Blob | FileProblem | undefined>;
};

type FilesDependencies = {
  domain: Pick<
    Client<typeof domainContract>,
    | 'changeFiles'
    | 'changeFile'
    | 'relabelChangeFile'
    | 'deleteChangeFile'
    | 'uploadChangeFile'
    | 'uploadChangeFilePart'
  >;
  main: Pick<Client<typeof mainContract>, 'providerChangeFiles' | 'providerChangeFile'>;
  notices: Pick<Notices, 'report' | 'tell'>;
  session: Pick<Session, '$session'>;
  now: () => number;
  later: Later;
};

/** Number of changes whose files stay loaded. */
const max = 40;

/** The files of changes, from both servers. */
export function createChangeFiles(dependencies: FilesDependencies): ChangeFiles {
  const { domain, main, notices, session } = dependencies;
  const fromMain = createResources<[id: string], readonly ChangeFile[]>(notices, { max });
  const fromDomain = createResources<[key: string], readonly ChangeFile[]>(notices, { max });
  const listOf = (change: ChangeRef) => fromDomain.of(keyOfRef(change));
  const ofMain = (change: FilesOf) => fromMain.of(change.mainChangeElementId ?? '');
  const ofDomain = (change: FilesOf) => listOf(refOf(change));
  const { add, reset, ...uploads } = createFileUploads({
    ...dependencies,
    onDone: (ref, file) =>
      edit(listOf(ref), (files) => byLabel([...files.filter(({ id }) => id !== file.id), file])),
  });
  onOtherUser(session, () => {
    for (const each of [fromMain, fromDomain, { reset }]) each.reset();
  });
  return {
    ofMain,
    ofDomain,
    uploads,
    async load(change) {
      const ref = refOf(change);
      const keep = { keep: true };
      const isProvided = ref.origin === 'main';
      await Promise.all([
        ofDomain(change).load('load the files of a change', () => domain.changeFiles(ref), keep),
        isProvided &&
          ofMain(change).load(
            'load the files of the provider',
            () => main.providerChangeFiles({ id: ref.id }),
            keep,
          ),
      ]);
    },
    upload: (change, files, onStored) => add(refOf(change), files, onStored),
    ...createActions(dependencies, { ofMain, ofDomain }),
  };
}

type Lists = Pick<ChangeFiles, 'ofMain' | 'ofDomain'>;

/** What is done with files that are there. */
function createActions(
  { domain, main, notices, later }: FilesDependencies,
  { ofMain, ofDomain }: Lists,
): Pick<ChangeFiles, 'relabel' | 'remove' | 'content'> {
  async function attempt<T>(doing: string, call: () => Promise<T>): Promise<T | FileProblem> {
    try {
      return await call();
    } catch (error) {
      notices.report(error, doing);
      return fileProblem(error);
    }
  }
  return {
    relabel: (change, { id }, label) =>
      attempt('rename a file', async () => {
        const renamed = await domain.relabelChangeFile({ id, label });
        edit(ofDomain(change), (files) => byLabel(files.map((file) => (file.id === id ? renamed : file))));
        return undefined;
      }),
    async remove(change, { id }) {
      const problem = await attempt('delete a file', async () => {
        await domain.deleteChangeFile({ id });
        return undefined;
      });
      if (problem !== undefined && problem.key !== 'gone') return problem;
      for (const $list of [ofMain(change), ofDomain(change)])
        edit($list, (files) => files.filter((file) => file.id !== id));
      return undefined;
    },
    content: (file, receiving = {}) =>
      attempt('load a file', async () => {
        const { id, origin } = file;
        const { signal } = receiving;
        const load = async (range: NonNullable<CallOptions['range']>): Promise<ReceivedPart> => {
          let came: ReceivedBytes = { isWhole: true };
          const onHead = (head: ReplyHead) => {
            came = receivedBytes(head);
          };
          const call = origin === 'main' ? main.providerChangeFile : domain.changeFile;
          const bytes = await call({ id }, { range, onHead, ...(signal && { signal }) });
          return { bytes, ...came };
        };
        try {
          return await receiveFile(file, load, { ...receiving, later });
        } catch (error) {
          if (signal?.aborted) return undefined;
          throw error;
        }
      }),
  };
}

/** The order in which the server lists the files of the organisation; the provider chooses that of its own. */
const byLabel = (files: readonly ChangeFile[]) =>
  files.toSorted((one, other) => one.label.localeCompare(other.label));

/** Changes a list that was loaded. */
function edit($list: FileList, change: (files: readonly ChangeFile[]) => readonly ChangeFile[]): void {
  const files = loadedValue($list.get());
  if (files === undefined) return;
  $list.set({ state: 'ready', value: change(files) });
}

/** Loads with the first view of files. */
export const changeFiles: AppPart<ChangeFiles> = {
  create: createChangeFiles,
  domainCalls: changeFileCalls,
  calls: {
    providerChangeFiles: mainChangeCalls.providerChangeFiles,
    providerChangeFile: mainChangeCalls.providerChangeFile,
  },
};
