import type { App } from '#core/app.ts';
import { type Live, live } from '#core/comments/live.ts';
import { isAlone, me } from '#core/comments/me.ts';

/** How somebody hears of what colleagues write; undefined for who does not. Whose a page's token is, is asked once. */
export async function watchOf({
  part,
  session,
}: Pick<App, 'part' | 'session'>): Promise<Live['watch'] | undefined> {
  const { watch } = part(live);
  // Of a known user the stream itself knows, also when they change.
  if (session.$session.get().user !== undefined) return watch;
  const { $me, load } = part(me);
  await load();
  const known = $me.get();
  return known?.roles.includes('READER') === true && !isAlone(known) ? watch : undefined;
}
