import { truncate } from '../lib/truncate.ts';

const longest = 44;

/**
 * A change in short form, "20 → 7 Arbeitstage": both texts without the words that they share at the end of
 * the first.
 */
export function shortChange(before: string, after: string): { before: string; after: string } {
  const [old, next] = [before, after].map((text) => text.trim().split(/\s+/));
  let same = 0;
  while (
    same < Math.min(old?.length ?? 0, next?.length ?? 0) - 1 &&
    old?.at(-1 - same) === next?.at(-1 - same)
  )
    same += 1;
  const short = (old ?? []).slice(0, (old?.length ?? 0) - same).join(' ');
  return { before: truncate(short, longest), after: truncate(after.trim(), longest) };
}
