export type Closer = () => Promise<void>;

/** Closes one after the other, each although one before it failed; then the first failure is thrown. */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) {
    const [end] = await Promise.allSettled([close()]);
    if (end.status === 'rejected') failures.push(end.reason);
  }
  if (failures.length > 0) throw failures[0];
}
