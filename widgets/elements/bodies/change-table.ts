/** Requests what the table begins with at once: its first calls and its view would each be found one round trip later. */
export const body = () => {
  // First the shell, since nothing is sent before it runs: on a slow connection files arrive in the order of their requests.
  const shell = import('../change-table.ts');
  // What fails here, the shell requests again.
  import('../change-table-early.ts').catch(() => undefined);
  import('../change-table-view.tsx').catch(() => undefined);
  return shell;
};
