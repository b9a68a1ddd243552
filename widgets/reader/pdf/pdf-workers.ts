import { type Launched, launchWorker, workerPolicy } from '../../launch-worker.ts';

const policy = workerPolicy('regesta-pdf');

/** Starts a worker of pdf.js; undefined if the page refuses it at once. */
export const launchPdfWorker = (url: string): Launched | undefined => launchWorker(url, policy);

/** Milliseconds to wait for the worker. pdf.js itself would wait five seconds for a renderer. */
const maxDelay = 3000;

/**
 * A stand-in for a worker that starts later. pdf.js wants its renderer when a document is opened, but
 * starting one before the first page is painted would delay that page.
 */
export class LazyPort extends EventTarget {
  readonly #url: string;
  readonly #waiting: [unknown, Transferable[] | undefined][] = [];
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #lives = Promise.withResolvers<boolean>();
  #launched: Launched | undefined;
  #isStarted = false;

  constructor(url: string) {
    super();
    this.#url = url;
    this.#timer = setTimeout(() => this.start(), maxDelay);
  }

  /** Whether the worker runs; known after it was started. */
  get lives(): Promise<boolean> {
    return this.#lives.promise;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    clearTimeout(this.#timer);
    this.#launched = launchPdfWorker(this.#url);
    if (!this.#launched) {
      this.#lives.resolve(false);
      this.dispatchEvent(new ErrorEvent('error', { message: 'the worker was refused' }));
      return;
    }
    const { worker, lives } = this.#launched;
    void lives.then(this.#lives.resolve);
    worker.addEventListener('message', ({ data }) => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    worker.addEventListener('error', ({ message }) => {
      this.dispatchEvent(new ErrorEvent('error', { message }));
    });
    for (const [message, transfer] of this.#waiting.splice(0)) worker.postMessage(message, transfer ?? []);
  }

  postMessage(message: unknown, transfer?: Transferable[]): void {
    const worker = this.#launched?.worker;
    if (worker) worker.postMessage(message, transfer ?? []);
    else this.#waiting.push([message, transfer]);
  }

  terminate(): void {
    clearTimeout(this.#timer);
    this.#isStarted = true;
    this.#launched?.worker.terminate();
  }
}
