import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';

export type SupportAddress = {
  /** Null where the organisation names none. */
  $address: ReadableAtom<Loadable<string | null>>;
  load: () => Promise<void>;
};

type Tools = {
  main: Pick<Client<typeof mainContract>, 'domainSettings'>;
  notices: Pick<Notices, 'report'>;
};

function createSupportAddress({ main, notices }: Tools): SupportAddress {
  const $address = atom<Loadable<string | null>>(idle);
  const load = createLoad(notices);
  return {
    $address,
    async load() {
      await load(
        $address,
        'load the support address',
        async () => (await main.domainSettings({})).supportAddress,
      );
    },
  };
}

/** Where the people of an organisation write to: comes with the page that names it. */
export const supportAddress: AppPart<SupportAddress> = {
  name: 'support-address',
  create: createSupportAddress,
};
