import type { Later } from '../lib/later.ts';

/** Resolves after a pause, and rejects at once when it is given up meanwhile. */
export function waited(milliseconds: number, later: Later, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      reject(new Error('given up'));
    };
    const stop = later(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}
