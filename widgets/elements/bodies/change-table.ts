/** Requests what the table begins with at once: its shell and its view would each be found one round trip later. */
export const body = () => {
  // If it fails, the shell requests it again.
  import('../change-table-view.tsx').catch(() => undefined);
  return import('../change-table.ts');
};
