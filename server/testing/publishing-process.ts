import { createHash, randomUUID } from 'node:crypto';
import { pdfUploadPart } from '#core/contract/main/pdf-uploads.ts';
import type { DatabaseLocation } from '../data/database.ts';
import { openMain } from '../data/open-main.ts';
import { createPdfWorkers } from '../import/pdf/pdf-workers.ts';
import type { ViewingCaller } from '../main/authentication.ts';
import { pdfUploadStructureHandlers } from '../main/pdf-upload-structure.ts';
import { pdfUploadHandlers } from '../main/pdf-uploads.ts';
import { uploadLease, workOffUploads } from '../pdf-uploads/work-off-uploads.ts';
import { anActAsPdf } from './pdf-uploads.ts';
import { readingWorkers } from './reading-workers.ts';
import { aMainCaller } from './servers.ts';

/* Uploads that a process publishes until it is killed, and the next one goes on with. */

const caller: ViewingCaller = { ...aMainCaller, roles: ['READER', 'REGESTA_STATICDB_DATA_ADMIN'] };
const call = { caller, address: undefined, query: {}, params: {}, body: undefined };

/** Opens what uploads need. `after`: how much later it is by the clock, so that leases of those who ended are over. */
export async function openForUploads(place: DatabaseLocation, after = 0) {
  const { close, ...stores } = await openMain(place);
  const now = () => new Date(Date.now() + after * 2 * uploadLease);
  const pdf = createPdfWorkers();
  const handlers = {
    ...pdfUploadHandlers({ ...stores, now, fileSpace: 1024 ** 3 }),
    ...pdfUploadStructureHandlers({ ...stores, now, fileSpace: 1024 ** 3 }),
  };
  const tools = { db: stores.db, pdf, print: readingWorkers, now, signal: new AbortController().signal };
  return {
    db: stores.db,
    handlers,
    work: () => workOffUploads({ ...tools, log: (message: string) => console.log(message) }),
    list: () => handlers.pdfUploads(call as never),
    close: async () => {
      await pdf.close();
      await close();
    },
  };
}
type Opened = Awaited<ReturnType<typeof openForUploads>>;

/** The file of a number: of two parts. */
export const actOf = (number: number) =>
  anActAsPdf({ second: `Kranzmuster ${number} sind frei.`, padding: pdfUploadPart });

/** Uploads the file of a number, or what is missing of it, has it read and published, and says each step. */
export async function publishNumber(
  { handlers, work, list }: Opened,
  number: number,
  say: (step: string) => void = () => undefined,
): Promise<void> {
  const bytes = actOf(number);
  const body = {
    upload: randomUUID(),
    name: `${number}.pdf`,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    title: `Kranzgesetz ${number}`,
    shortTitle: '',
    number: String(number),
    language: 'DE',
    versionDate: '2025-01-01',
    category: 'other',
    naming: 'act',
  };
  const known = (await list()).find(({ name, state }) => name === body.name && state !== 'arriving');
  let state = known ?? (await handlers.uploadPdf({ ...call, body } as never));
  const { id } = state;
  while (state.state === 'arriving') {
    say(`${number} at ${state.offset}`);
    const content = bytes.subarray(state.offset, state.offset + pdfUploadPart);
    const query = { offset: state.offset };
    state = await handlers.uploadPdfPart({ ...call, params: { id }, query, content } as never);
  }
  say(`${number} arrived`);
  await work();
  say(`${number} read`);
  const read = (await list()).find((one) => one.id === id);
  if (read?.state === 'recognised')
    await handlers.publishPdf({
      ...call,
      params: { id },
      body: { version: read.version, replaces: false },
    } as never);
  say(`${number} ordered`);
  await work();
  say(`${number} done`);
}
