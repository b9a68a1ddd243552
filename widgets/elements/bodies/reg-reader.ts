/** Requests what the reader begins with at once: its first calls and its view would each be found one round trip later. */
export const body = () => {
  // First the shell, since nothing is sent before it runs: on a slow connection files arrive in the order of their requests.
  const shell = import('../reg-reader.ts');
  // What fails here, the shell requests again.
  import('../reg-reader-early.ts').catch(() => undefined);
  import('../reg-reader-view.tsx').catch(() => undefined);
  return shell;
};
