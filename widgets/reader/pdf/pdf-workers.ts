type ScriptUrlPolicy = { createScriptURL: (url: string) => unknown };
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptUrlPolicy;
};

/** Under Trusted Types the address of a worker must come from a policy; pages allow it by this name. */
const policy = createPolicy('regesta-pdf');

function createPolicy(name: string): ScriptUrlPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy(name, { createScriptURL: (url) => url });
  } catch {
    // The page does not allow this policy name: the worker will be refused, and drawing continues without it.
    return undefined;
  }
}

const maxSilence = 10_000;

export type Launched = {
  worker: Worker;
  /** Whether the worker runs: resolves with its first message, or when page or network refuse it. */
  lives: Promise<boolean>;
};

/** Starts a module worker; undefined if the page refuses it at once. */
export function launchWorker(url: string): Launched | undefined {
  const isOwn = new URL(url).origin === globalThis.location.origin;
  // A worker must have the page's origin. A script from another origin is wrapped in a blob, which needs
  // `worker-src blob:`.
  const wrapped = isOwn
    ? undefined
    : URL.createObjectURL(new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' }));
  const address = wrapped ?? url;
  try {
    const trusted = (policy?.createScriptURL(address) ?? address) as string;
    const worker = new Worker(trusted, { type: 'module' });
    const lives = hasSpoken(worker).finally(() => {
      if (wrapped) URL.revokeObjectURL(wrapped);
    });
    return { worker, lives };
  } catch {
    // The page allows no worker: drawing continues without it.
    if (wrapped) URL.revokeObjectURL(wrapped);
    return undefined;
  }
}

function hasSpoken(worker: Worker): Promise<boolean> {
  return new Promise((settle) => {
    const silence = setTimeout(() => settle(false), maxSilence);
    const answer = (spoke: boolean) => () => {
      clearTimeout(silence);
      settle(spoke);
    };
    worker.addEventListener('message', answer(true), { once: true });
    worker.addEventListener('error', answer(false), { once: true });
  });
}

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
