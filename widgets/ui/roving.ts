/** The index that an arrow key, Home or End leads to in a circular list; undefined for other keys. */
export function nextIndex(
  key: string,
  current: number,
  length: number,
  axis: 'row' | 'column',
): number | undefined {
  if (length === 0) return undefined;
  const [back, on] = axis === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === on) return (current + 1) % length;
  if (key === back) return (Math.max(current, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
