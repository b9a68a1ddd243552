type ScriptUrlPolicy = { createScriptURL: (url: string) => unknown };
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptUrlPolicy;
};

/** Under Trusted Types a worker's address must come from a policy; pages list it by this name. */
const policy = createPolicy('regesta-pdf');

function createPolicy(name: string): ScriptUrlPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy(name, { createScriptURL: (url) => url });
  } catch {
    // The page's policy does not list the name: the worker will be refused, and drawing goes on without.
    return undefined;
  }
}

const patience = 10_000;

export type Launched = {
  worker: Worker;
  /** Whether it lives: settles with its first word, or when page or network refuse it. */
  lives: Promise<boolean>;
};

/** Starts a module worker; undefined where the page refuses at once. */
export function launchWorker(url: string): Launched | undefined {
  const isOwn = new URL(url).origin === globalThis.location.origin;
  // A worker must be of the page's origin: a foreign one is wrapped, which needs `worker-src blob:`.
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
    if (wrapped) URL.revokeObjectURL(wrapped);
    return undefined;
  }
}

function hasSpoken(worker: Worker): Promise<boolean> {
  return new Promise((settle) => {
    const silence = setTimeout(() => settle(false), patience);
    const answer = (spoke: boolean) => () => {
      clearTimeout(silence);
      settle(spoke);
    };
    worker.addEventListener('message', answer(true), { once: true });
    worker.addEventListener('error', answer(false), { once: true });
  });
}
