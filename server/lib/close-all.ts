export type Closer = () => Promise<void>;

/** Closes one after the other, even if one fails; then throws the first error. */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) {
    const [end] = await Promise.allSettled([close()]);
    if (end.status === 'rejected') failures.push(end.reason);
  }
  if (failures.length > 0) throw failures[0];
}
