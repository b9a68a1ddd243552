import { expect, it, vi } from 'vitest';
import { supportAddress } from './support-address.ts';

const start = (domainSettings: () => Promise<unknown>) =>
  supportAddress.create({ main: { domainSettings }, notices: { report: vi.fn() } } as never);

it.each(['help@x.example', null])('is the one in the organisation’s settings: %s', async (address) => {
  const { $address, load } = start(() => Promise.resolve({ supportAddress: address }));
  await load();
  expect($address.get()).toEqual({ state: 'ready', value: address });
});

it('stays unknown where the settings do not come', async () => {
  const { $address, load } = start(() => Promise.reject(new Error('away')));
  await load();
  expect($address.get().state).toBe('failed');
});
