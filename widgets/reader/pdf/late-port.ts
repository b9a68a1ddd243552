import { type Launched, launchWorker } from './start-worker.ts';

/** pdf.js gives a renderer five seconds to answer; it is not kept waiting that long. */
const latest = 3000;

/**
 * Stands for a worker that is started later: pdf.js wants its renderer named when a document is opened,
 * but until the first page shows, booting it would only take time from what that page waits for.
 */
export class LatePort extends EventTarget {
  readonly #url: string;
  readonly #waiting: [unknown, Transferable[] | undefined][] = [];
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #lives = Promise.withResolvers<boolean>();
  #launched: Launched | undefined;
  #isStarted = false;

  constructor(url: string) {
    super();
    this.#url = url;
    this.#timer = setTimeout(() => this.start(), latest);
  }

  /** Whether the worker lives, once it was started. */
  get lives(): Promise<boolean> {
    return this.#lives.promise;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    clearTimeout(this.#timer);
    this.#launched = launchWorker(this.#url);
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
