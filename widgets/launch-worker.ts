type ScriptUrlPolicy = { createScriptURL: (url: string) => unknown };
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptUrlPolicy;
};

/** Under Trusted Types the address of a worker must come from a policy; pages allow it by its name. */
export function workerPolicy(name: string): ScriptUrlPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy(name, { createScriptURL: (url) => url });
  } catch {
    // The page does not allow this policy name: the worker will be refused, and work continues without it.
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
export function launchWorker(url: string, policy: ScriptUrlPolicy | undefined): Launched | undefined {
  const isOwn = new URL(url, globalThis.location.href).origin === globalThis.location.origin;
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
    // The page allows no worker: work continues without it.
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
