import { createHash, randomUUID } from 'node:crypto';
import type { mainContract } from '#core/contract/main/main.ts';
import { type PdfUpload, pdfUploadPart } from '#core/contract/main/pdf-uploads.ts';
import type { Client } from '#core/http/client.ts';
import { lines, pdfOf, raised, words } from '../import/pdf/own-pdf-fixture.ts';

type MainClient = Pick<Client<typeof mainContract>, 'uploadPdf' | 'uploadPdfPart'>;
type Body = Parameters<MainClient['uploadPdf']>[0]['body'];

/** An act of two pages with three articles, as a PDF. `padding`: bytes of a comment, for files of several parts. */
export const anActAsPdf = ({ second = 'Kranzmuster sind frei.', padding = 0 } = {}): Uint8Array =>
  pdfOf(
    [
      words(50, 60, 'Kranzgesetz', 16, 'bold'),
      words(50, 100, 'Art. 1', 10, 'bold') + words(110, 100, 'Zweck'),
      raised(50, 116, '1', 'Dieses Gesetz regelt die Kranzmuster.'),
      raised(50, 132, '2', 'Es gilt in der ganzen Schweiz.'),
      words(50, 160, 'Art. 2', 10, 'bold') + words(110, 160, 'Freiheit'),
      lines(50, 176, [second, 'Sie stehen in zwei Zeilen.']),
      ...(padding > 0 ? [`%${'x'.repeat(padding)}`] : []),
    ],
    [
      words(50, 60, 'Art. 3', 10, 'bold') + words(110, 60, 'Schluss'),
      lines(50, 76, ['Die Zobelkrone entscheidet.']),
    ],
  );

/** The record of a PDF as a page sends it. */
export const aPdfRecord = (bytes: Uint8Array, more: Partial<Body> = {}): Body => ({
  upload: randomUUID(),
  name: 'Kranzgesetz.pdf',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  title: 'Kranzgesetz',
  shortTitle: 'KranzG',
  number: '999.7',
  language: 'DE',
  versionDate: '2025-01-01',
  category: 'other',
  naming: 'act',
  ...more,
});

/** The bytes of a part as they are sent. */
export const pdfPartFrom = (bytes: Uint8Array, offset: number) =>
  new Blob([new Uint8Array(bytes.subarray(offset, offset + pdfUploadPart))]);

/** Sends what is missing of an upload, as a page does. */
export async function sendRestOfPdf(
  client: MainClient,
  begun: PdfUpload,
  bytes: Uint8Array,
): Promise<PdfUpload> {
  let state = begun;
  while (state.state === 'arriving')
    state = await client.uploadPdfPart({
      id: state.id,
      offset: state.offset,
      content: pdfPartFrom(bytes, state.offset),
    });
  return state;
}

/** Uploads a PDF. */
export async function uploadPdf(client: MainClient, bytes: Uint8Array, more: Partial<Body> = {}) {
  return sendRestOfPdf(client, await client.uploadPdf({ body: aPdfRecord(bytes, more) }), bytes);
}
