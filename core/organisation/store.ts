import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { DomainSettings } from '../contract/main/domains.ts';
import { asBody, type SettingsForm } from './settings-form.ts';

export type Organisation = {
  $settings: ReadableAtom<Loadable<DomainSettings>>;
  reload: () => Promise<void>;
  /** Saves the form. Throws the error of the call; then nothing is changed. */
  save: (form: SettingsForm) => Promise<DomainSettings>;
};

type OrganisationDependencies = Pick<PartContext, 'main' | 'notices' | 'session'>;

/** The settings of the organisation, for its administrators. */
export function createOrganisation({ main, notices, session }: OrganisationDependencies): Organisation {
  const $settings = createResource<DomainSettings>(notices);
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $settings.reset();
  });
  return {
    $settings,
    async reload() {
      await $settings.load('load the settings', () => main.domainSettings({}));
    },
    async save(form) {
      const value = await main.changeDomainSettings({ body: asBody(form) });
      $settings.set({ state: 'ready', value });
      return value;
    },
  };
}

/** The settings of the organisation; loads with their page. */
export const organisation: AppPart<Organisation> = { create: createOrganisation };
