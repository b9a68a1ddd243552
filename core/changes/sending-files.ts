import { type PartsHooks, sendInParts } from '../async/send-in-parts.ts';
import { uploadPart } from '../contract/change-files.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import type { ChangeUpload } from '../contract/domain/change-files.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import { contentHash } from '../lib/content-hash.ts';
import type { Later } from '../lib/later.ts';

/** A file as somebody chose it. */
export type ChosenFile = Blob & { readonly name: string };
/** What an upload needs of the outside. */
export type SendingDependencies = {
  domain: Pick<Client<typeof domainContract>, 'uploadChangeFile' | 'uploadChangeFilePart'>;
  later: Later;
};
type ToSend = { file: ChosenFile; upload: string; change: ChangeRef };
type Hooks = Omit<PartsHooks<ChangeUpload>, 'later'>;

/** Sends a file: its record, then what the server does not have of it yet, part by part. */
export async function sendFile(
  { file, upload, change }: ToSend,
  { domain, later }: SendingDependencies,
  hooks: Hooks,
): Promise<ChangeUpload> {
  const { signal } = hooks;
  const sha256 = await contentHash(file, signal);
  const { id, origin } = change;
  const body = { upload, change: id, origin, name: file.name, size: file.size, sha256 };
  return sendInParts<ChangeUpload>(
    {
      begin: () => domain.uploadChangeFile({ body }, { signal }),
      sendNext: ({ id: of, offset }) => {
        const content = file.slice(offset, Math.min(offset + uploadPart, file.size));
        return domain.uploadChangeFilePart({ id: of, offset, content }, { signal });
      },
      isDone: (state) => state.file !== undefined,
      goneCode: 'FILE_NOT_FOUND',
    },
    { ...hooks, later },
  );
}
