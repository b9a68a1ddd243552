import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';

export type SupportAddress = {
  /** Null if the organisation has none. */
  $address: ReadableAtom<Loadable<string | null>>;
  load: () => Promise<void>;
};

type SupportAddressDependencies = {
  main: Pick<Client<typeof mainContract>, 'domainSettings'>;
  notices: Pick<Notices, 'report'>;
};

function createSupportAddress({ main, notices }: SupportAddressDependencies): SupportAddress {
  const $address = createResource<string | null>(notices);
  return {
    $address,
    async load() {
      const call = async () => (await main.domainSettings({})).supportAddress;
      await $address.load('load the support address', call);
    },
  };
}

/** The e-mail address of the organisation's support; loads with the page that shows it. */
export const supportAddress: AppPart<SupportAddress> = {
  create: createSupportAddress,
};
