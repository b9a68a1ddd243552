/** Requests what the reader begins with at once: its shell and its view would each be found one round trip later. */
export const body = () => {
  // If it fails, the shell requests it again.
  import('../reg-reader-view.tsx').catch(() => undefined);
  return import('../reg-reader.ts');
};
