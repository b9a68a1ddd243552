import { createUploadQueue, type Upload, type UploadQueue } from '../async/upload-queue.ts';
import type { ChangeFile } from '../contract/change-files.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type FileProblem, fileProblem, refusedAtOnce } from './file-problem.ts';
import { type SendingDependencies, sendFile } from './sending-files.ts';

/** A file of a change on its way to the server. */
export type FileUpload = Upload<ChangeRef, FileProblem>;
export type FileUploads = UploadQueue<ChangeRef, FileProblem>;

type QueueDependencies = SendingDependencies & {
  domain: Pick<Client<typeof domainContract>, 'deleteChangeFile'>;
  notices: Pick<Notices, 'report' | 'tell'>;
  now: () => number;
  onDone: (change: ChangeRef, file: ChangeFile) => void;
};

/** Sends files of changes. */
export function createFileUploads({ onDone, ...dependencies }: QueueDependencies): FileUploads {
  const { domain, notices, now } = dependencies;
  return createUploadQueue<ChangeRef, FileProblem, ChangeFile | undefined>({
    now,
    refusedAtOnce,
    idOfTarget: ({ id }) => id,
    send: async ({ file, key, target }, hooks) => {
      const { file: stored } = await sendFile({ file, upload: key, change: target }, dependencies, hooks);
      return stored;
    },
    giveUp: (id) => {
      domain.deleteChangeFile({ id }).catch((error) => notices.report(error, 'give an upload up'));
    },
    onStored: (change, file) => {
      if (file !== undefined) onDone(change, file);
    },
    // Whoever has gone on with something else hears of it too.
    tellArrived: (arrived) => {
      const files = arrived.filter((file) => file !== undefined);
      const [first] = files;
      if (first === undefined) return;
      notices.tell(
        files.length === 1
          ? { kind: 'success', key: 'changefiles.uploaded', values: { label: first.label } }
          : { kind: 'success', key: 'changefiles.uploadedSeveral', values: { files: files.length } },
      );
    },
    onFailed: (name, error) => {
      notices.report(error, 'upload a file');
      notices.tell({ kind: 'error', key: 'changefiles.notUploaded', values: { name } });
      return fileProblem(error);
    },
  });
}
