import type { Organisation } from './organisation.ts';
import { noteChanges } from './watch-changes.ts';
import type { WatchLink } from './watch-link.ts';
import { noteVersions } from './watch-versions.ts';
import { returnable } from './watches.ts';

export type WatchWork = (organisation: Organisation, goOn: () => Promise<boolean>) => Promise<void>;

/** Notes what happened to what people watch, once the feeds of texts and changes are read. */
export const createWatchWork =
  ({ link, now, portalUrl }: { link: WatchLink; now: () => Date; portalUrl: string }): WatchWork =>
  async (organisation, goOn) => {
    const { db } = organisation;
    await db
      .deleteFrom('watch')
      .where('ended_at', '<', new Date(now().getTime() - returnable))
      .execute();
    const watched = await db.selectFrom('watch').select('id').limit(1).executeTakeFirst();
    if (watched === undefined) {
      await db
        .updateTable('law_text')
        .set({ watchers_notified: true })
        .where('watchers_notified', '=', false)
        .execute();
      await db.updateTable('watch_position').set({ changes_seen_to: now() }).execute();
      return;
    }
    const context = { link, now, goOn, portalUrl };
    await noteChanges(organisation, context);
    await noteVersions(organisation, context);
  };
