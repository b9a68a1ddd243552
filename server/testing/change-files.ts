import { createHash, randomUUID } from 'node:crypto';
import { uploadPart } from '#core/contract/change-files.ts';
import type { ChangeUpload } from '#core/contract/domain/change-files.ts';
import type { Commenter } from './comments.ts';

type Client = Pick<Commenter['client'], 'uploadChangeFile' | 'uploadChangeFilePart'>;
type Body = Parameters<Client['uploadChangeFile']>[0]['body'];

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The record of a file as a page sends it. */
export const aRecord = (change: string, name: string, bytes: Uint8Array, more: Partial<Body> = {}): Body => ({
  upload: randomUUID(),
  change,
  name,
  size: bytes.length,
  sha256: sha256(bytes),
  ...more,
});

/** The bytes of a part as they are sent. */
export const partFrom = (bytes: Uint8Array, offset: number) =>
  new Blob([new Uint8Array(bytes.subarray(offset, offset + uploadPart))]);

/** Sends what is missing of an upload, as a page does. */
export async function sendRest(
  client: Client,
  begun: ChangeUpload,
  bytes: Uint8Array,
): Promise<ChangeUpload> {
  let state = begun;
  while (state.file === undefined)
    state = await client.uploadChangeFilePart({
      id: state.id,
      offset: state.offset,
      content: partFrom(bytes, state.offset),
    });
  return state;
}

/** Uploads a file. */
export async function upload(
  client: Client,
  change: string,
  name: string,
  bytes: Uint8Array,
  more: Partial<Body> = {},
) {
  const begun = await client.uploadChangeFile({ body: aRecord(change, name, bytes, more) });
  const { file } = await sendRest(client, begun, bytes);
  if (file === undefined) throw new Error('the upload has not ended');
  return file;
}
