import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart, PartTools } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { DomainSettings } from '../contract/main/domains.ts';
import { createLoad } from '../loading.ts';
import { asBody, type SettingsForm } from './settings-form.ts';

export type Organisation = {
  $settings: ReadableAtom<Loadable<DomainSettings>>;
  reload: () => Promise<void>;
  /** Stores what was typed; throws what the call throws, and then nothing is changed. */
  save: (form: SettingsForm) => Promise<DomainSettings>;
};

type Tools = Pick<PartTools, 'main' | 'notices' | 'session'>;

/** The settings of the organisation, for its administrators. */
export function createOrganisation({ main, notices, session }: Tools): Organisation {
  const $settings = atom<Loadable<DomainSettings>>(idle);
  const load = createLoad(notices);
  // Who comes next may be of another one.
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $settings.set(idle);
  });
  return {
    $settings,
    async reload() {
      await load($settings, 'load the settings', () => main.domainSettings({}));
    },
    async save(form) {
      const value = await main.changeDomainSettings({ body: asBody(form) });
      $settings.set({ state: 'ready', value });
      return value;
    },
  };
}

/** Settings of the organisation: come with their page. */
export const organisation: AppPart<Organisation> = { name: 'organisation', create: createOrganisation };
