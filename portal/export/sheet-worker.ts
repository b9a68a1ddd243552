import type { SheetWriter } from '#core/lib/export-list.ts';
import type { Sheet } from '#core/lib/sheet.ts';
import address from './export-worker.ts?worker&url';
import type { ToWorker } from './to-worker.ts';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};

/** The portal's pages take the address of a script from a policy only (server/http/headers.ts); this one names one. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('regesta-export', {
  createScriptURL: () => address,
});
const trusted = (policy?.createScriptURL(address) ?? address) as string;

/** Writes a spreadsheet in a worker, which ends with the signal. */
export function createSheetWriter(sheet: Sheet, signal: AbortSignal): SheetWriter {
  const worker = new Worker(trusted, { type: 'module' });
  const outcome = Promise.withResolvers<ArrayBuffer>();
  // Whoever waits for the file hears of it; without anybody waiting, an error is no unhandled rejection.
  outcome.promise.catch(() => undefined);
  const send = (message: ToWorker) => worker.postMessage(message);
  const end = () => {
    worker.terminate();
    outcome.reject(signal.reason);
  };
  worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => outcome.resolve(data);
  worker.onerror = ({ message }) => outcome.reject(new Error(message || 'the worker could not be loaded'));
  signal.addEventListener('abort', end);
  send({ sheet });
  return {
    add: (rows) => send({ rows }),
    async finish() {
      send({ finish: true });
      try {
        return await outcome.promise;
      } finally {
        signal.removeEventListener('abort', end);
        worker.terminate();
      }
    },
  };
}
