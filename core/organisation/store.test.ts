import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { asForm } from './settings-form.ts';
import { createOrganisation } from './store.ts';

const settings = {
  organisation: 'bank',
  name: 'Bank AG',
  emailDomain: 'bank.example',
  plan: 'complete',
  languages: ['DE' as const],
  supportAddress: null,
  widgetOrigins: [],
  internalToModel: false,
};

const session = { $session: atom({ signedIn: true }) };

it('stores what was typed, and shows what the server made of it', async () => {
  const stored = { ...settings, languages: ['FR' as const] };
  const change = vi.fn(() => Promise.resolve(stored));
  const main = { domainSettings: () => Promise.resolve(settings), changeDomainSettings: change };
  const { $settings, reload, save } = createOrganisation({
    main,
    notices: { report: vi.fn() },
    session,
  } as never);
  await reload();
  expect($settings.get()).toEqual({ state: 'ready', value: settings });
  await save({ ...asForm(settings), languages: ['FR'] });
  expect(change).toHaveBeenCalledExactlyOnceWith({
    body: { languages: ['FR'], supportAddress: null, widgetOrigins: [], internalToModel: false },
  });
  expect($settings.get()).toEqual({ state: 'ready', value: stored });
});

it('keeps what is stored where saving fails', async () => {
  const main = {
    domainSettings: () => Promise.resolve(settings),
    changeDomainSettings: () => Promise.reject(new Error('away')),
  };
  const { $settings, reload, save } = createOrganisation({
    main,
    notices: { report: vi.fn() },
    session,
  } as never);
  await reload();
  await expect(save(asForm(settings))).rejects.toThrow('away');
  expect($settings.get()).toEqual({ state: 'ready', value: settings });
});

it('shows nothing of it to who signs in next', async () => {
  const $session = atom({ signedIn: true });
  const main = { domainSettings: () => Promise.resolve(settings) };
  const { $settings, reload } = createOrganisation({ main, notices: {}, session: { $session } } as never);
  await reload();
  $session.set({ signedIn: false });
  expect($settings.get()).toEqual({ state: 'idle' });
});
