import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import {
  type OriginFindings,
  type WidgetOrigin,
  widgetOriginCalls,
} from '../contract/main/widget-origins.ts';

export type WidgetOrigins = {
  $list: ReadableAtom<Loadable<WidgetOrigin[]>>;
  reload: () => Promise<void>;
  /** Has the server look for the token; resolves to what it found instead. Throws the error of the call. */
  check: (origin: string) => Promise<OriginFindings | undefined>;
};

type WidgetOriginsDependencies = Pick<PartContext, 'main' | 'notices' | 'session'>;

/** The origins on whose pages visitors may ask, and whether they are proved, for administrators. */
export function createWidgetOrigins({ main, notices, session }: WidgetOriginsDependencies): WidgetOrigins {
  const $list = createResource<WidgetOrigin[]>(notices);
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $list.reset();
  });
  return {
    $list,
    async reload() {
      const load = async () => (await main.widgetOrigins({})).origins;
      await $list.load('load the origins of pages', load, { keep: true });
    },
    async check(origin) {
      const { origin: checked, findings } = await main.checkWidgetOrigin({ body: { origin } });
      const list = $list.get();
      if (list.state === 'ready') {
        const value = list.value.map((one) => (one.origin === origin ? checked : one));
        $list.set({ state: 'ready', value });
      }
      return findings;
    },
  };
}

/** The origins of pages; loads with the page of the organisation. */
export const widgetOrigins: AppPart<WidgetOrigins> = {
  create: createWidgetOrigins,
  calls: widgetOriginCalls,
};
