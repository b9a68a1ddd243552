import type { AppPart } from '../app-parts.ts';
import { loadedValue } from '../async/loadable.ts';
import { createPreviewedText, type PreviewedText } from '../async/previewed-text.ts';
import { createResource, type Resource } from '../async/resource.ts';
import { createResources } from '../async/resources.ts';
import { sendInParts } from '../async/send-in-parts.ts';
import { type ChosenFile, createUploadQueue, type Upload, type UploadQueue } from '../async/upload-queue.ts';
import { uploadPart } from '../contract/change-files.ts';
import type { Comparison } from '../contract/main/comparison.ts';
import {
  type LoadedCategory,
  type LoadedFile,
  type LoadedText,
  loadedFileCalls,
} from '../contract/main/loaded-files.ts';
import type { LoadedRows, RowKindName, TableFormat } from '../contract/main/loaded-rows.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import { type PreviewHead, previewHead } from '../contract/main/text-preview.ts';
import type { Client } from '../http/client.ts';
import { contentHash } from '../lib/content-hash.ts';
import type { Later } from '../lib/later.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';
import { type LoadProblem, loadProblem, refusedLoad } from './load-problem.ts';

/** Where the documents of files belong; undefined where each file says it. */
export type LoadTarget = { category: LoadedCategory | undefined };
export type LoadUpload = Upload<LoadTarget, LoadProblem>;
export type LoadReport = { file: LoadedFile; texts: readonly LoadedText[] };

export type LoadingStore = {
  $files: Resource<readonly LoadedFile[]>;
  /** `unasked`: nobody waits for it; what is on screen stays if it fails. */
  load: (unasked?: boolean) => Promise<void>;
  report: (id: string) => Resource<LoadReport>;
  loadReport: (id: string, unasked?: boolean) => Promise<void>;
  comparison: (id: string, number: number) => Resource<Comparison>;
  loadComparison: (id: string, number: number) => Promise<void>;
  /** A text that was checked, as it would be read if it were published. */
  text: (id: string, number: number) => PreviewedText<Unit, PreviewHead>;
  /** Rows of a table of a file, as it was checked; each load adds the next ones. */
  rows: (file: LoadedFile, number: number) => Resource<LoadedRows>;
  loadRows: (file: LoadedFile, number: number) => Promise<void>;
  uploads: Omit<UploadQueue<LoadTarget, LoadProblem>, 'add' | 'reset'>;
  upload: (files: readonly ChosenFile[], target: LoadTarget) => void;
  /** Each resolves to why nothing was done. */
  publish: (id: string) => Promise<LoadProblem | undefined>;
  readAgain: (id: string) => Promise<LoadProblem | undefined>;
  remove: (file: Pick<LoadedFile, 'id' | 'name'>) => Promise<LoadProblem | undefined>;
  /** The bytes of a file as they were uploaded. */
  content: (id: string) => Promise<Blob | LoadProblem>;
  /** An example of a table, to be filled in. */
  template: (kind: RowKindName, format: TableFormat) => Promise<Blob | LoadProblem>;
};

type Dependencies = {
  main: Pick<Client<typeof mainContract>, keyof typeof loadedFileCalls>;
  notices: Pick<Notices, 'report' | 'tell'>;
  session: Pick<Session, '$session'>;
  now: () => number;
  later: Later;
};

/** Number of reports and of comparisons that stay loaded. */
const max = 10;

/** Files that administrators of the data load. */
export function createLoading(dependencies: Dependencies): LoadingStore {
  const { main, notices, session } = dependencies;
  const $files = createResource<readonly LoadedFile[]>(notices);
  const reports = createResources<[id: string], LoadReport>(notices, { max });
  const comparisons = createResources<[id: string, number: string], Comparison>(notices, { max });
  const rows = createResources<[id: string, number: string, checkedAt: string], LoadedRows>(notices, { max });
  const rowsOf = ({ id, checkedAt = '' }: LoadedFile, number: number) =>
    rows.of(id, String(number), checkedAt);
  const load = async (unasked = false) => {
    const call = async (signal: AbortSignal) => (await main.loadedFiles({}, { signal })).files;
    await $files.load('list the loaded files', call, { keep: true, unasked });
  };
  const { add, reset, ...uploads } = createLoadUploads(dependencies, () => void load(true));
  onOtherUser(session, () => {
    for (const each of [$files, reports, comparisons, rows, { reset }]) each.reset();
  });
  return {
    $files,
    load,
    report: (id) => reports.of(id),
    async loadReport(id, unasked = false) {
      const call = (signal: AbortSignal) => main.loadedFileReport({ id }, { signal });
      await reports.of(id).load('load the report of a file', call, { keep: true, unasked });
    },
    comparison: (id, number) => comparisons.of(id, String(number)),
    async loadComparison(id, number) {
      const call = (signal: AbortSignal) => main.loadedFileComparison({ id, number }, { signal });
      await comparisons.of(id, String(number)).load('compare a loaded text', call);
    },
    text: (id, number) =>
      createPreviewedText(
        (window, signal) => main.loadedFileText({ id, number, ...window }, { signal }),
        previewHead,
        notices,
      ),
    rows: rowsOf,
    async loadRows(file, number) {
      const $rows = rowsOf(file, number);
      const before = loadedValue($rows.get());
      if (before !== undefined && before.next === undefined) return;
      const call = async (signal: AbortSignal) => {
        const from = before?.next ?? 0;
        const more = await main.loadedFileRows({ id: file.id, number, from }, { signal });
        if (before === undefined) return more;
        const [differences, problems] = [
          [...before.differences, ...more.differences],
          [...before.problems, ...more.problems],
        ];
        return { ...more, differences, problems };
      };
      await $rows.load('load the rows of a table', call, { keep: true });
    },
    uploads,
    upload: (files, target) => add(target, files),
    ...createActions(dependencies, $files, (id) => reports.of(id)),
  };
}

function createLoadUploads(
  { main, notices, now, later }: Dependencies,
  onStored: () => void,
): UploadQueue<LoadTarget, LoadProblem> {
  return createUploadQueue<LoadTarget, LoadProblem, string>({
    now,
    refusedAtOnce: refusedLoad,
    idOfTarget: ({ category = '' }) => category,
    send: async ({ file, key: upload, target: { category } }, hooks) => {
      const { signal } = hooks;
      const { name, size } = file;
      const sha256 = await contentHash(file, signal);
      const body = { upload, name, size, sha256, ...(category && { category }) };
      await sendInParts(
        {
          begin: () => main.uploadLoadedFile({ body }, { signal }),
          sendNext: ({ id, offset }) => {
            const content = file.slice(offset, Math.min(offset + uploadPart, size));
            return main.uploadLoadedFilePart({ id, offset, content }, { signal });
          },
          isDone: (state) => state.file !== undefined,
          goneCode: 'FILE_NOT_FOUND',
        },
        { ...hooks, later },
      );
      return name;
    },
    giveUp: (id) => {
      main.deleteLoadedFile({ id }).catch((error) => notices.report(error, 'give an upload up'));
    },
    onStored: () => onStored(),
    tellArrived: ([name = '', ...more]) =>
      notices.tell(
        more.length === 0
          ? { kind: 'success', key: 'loading.uploaded', values: { name } }
          : { kind: 'success', key: 'loading.uploadedSeveral', values: { files: more.length + 1 } },
      ),
    onFailed: (name, error) => {
      notices.report(error, 'upload a file');
      notices.tell({ kind: 'error', key: 'loading.notUploaded', values: { name } });
      return loadProblem(error);
    },
  });
}

/** What is done with files that are there. */
function createActions(
  { main, notices }: Dependencies,
  $files: LoadingStore['$files'],
  reportOf: LoadingStore['report'],
): Pick<LoadingStore, 'publish' | 'readAgain' | 'remove' | 'content' | 'template'> {
  async function attempt<T>(doing: string, call: () => Promise<T>): Promise<T | LoadProblem> {
    try {
      return await call();
    } catch (error) {
      notices.report(error, doing);
      return loadProblem(error);
    }
  }
  const replace = (file: LoadedFile) => {
    const files = loadedValue($files.get());
    if (files) $files.set({ state: 'ready', value: files.map((one) => (one.id === file.id ? file : one)) });
    const $report = reportOf(file.id);
    const report = loadedValue($report.get());
    if (report) $report.set({ state: 'ready', value: { ...report, file } });
  };
  const change = (doing: string, call: () => Promise<LoadedFile>) =>
    attempt(doing, async () => {
      replace(await call());
      return undefined;
    });
  return {
    publish: (id) => change('publish a loaded file', () => main.publishLoadedFile({ id })),
    readAgain: (id) => change('read a loaded file again', () => main.loadFileAgain({ id })),
    async remove({ id, name }) {
      const problem = await attempt('delete a loaded file', async () => {
        await main.deleteLoadedFile({ id });
        return undefined;
      });
      if (problem !== undefined && problem.key !== 'gone') return problem;
      const files = loadedValue($files.get());
      if (files) $files.set({ state: 'ready', value: files.filter((one) => one.id !== id) });
      notices.tell({ kind: 'success', key: 'loading.deleted', values: { name } });
      return undefined;
    },
    template: (kind, format) => attempt('download a template', () => main.rowTemplate({ kind, format })),
    content: (id) => attempt('download a loaded file', () => main.loadedFile({ id })),
  };
}

/** Loads with the page that loads data. */
export const loading: AppPart<LoadingStore> = { create: createLoading, calls: loadedFileCalls };
