import { Worker } from 'node:worker_threads';

type AskWorker = <Asked, Answer>(question: Asked) => Promise<Answer>;

/** Work with a worker that answers one message after another; whatever ends the worker ends the work. */
export async function withWorker<T>(
  script: string,
  { signal, megabytes }: { signal: AbortSignal; megabytes: number },
  work: (worker: { tell: (message: unknown) => void; ask: AskWorker }) => Promise<T>,
): Promise<T> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  const lost = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended with code ${code}`)));
  });
  const tell = (message: unknown): void => worker.postMessage(message);
  const ask: AskWorker = (question) =>
    new Promise((resolve) => {
      worker.once('message', resolve);
      tell(question);
    });
  try {
    return await Promise.race([work({ tell, ask }), lost]);
  } finally {
    signal.removeEventListener('abort', end);
    lost.catch(() => undefined);
    await worker.terminate();
  }
}
