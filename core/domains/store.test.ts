import { expect, it, vi } from 'vitest';
import { createDomains, type Domain } from './store.ts';

const bank: Domain = {
  slug: 'bank',
  name: 'Bank AG',
  emailDomain: 'bank.example',
  baseUrl: 'https://domain.example/bank',
  plan: 'reading',
  sample: false,
};
const shop = { ...bank, slug: 'shop' };

async function start(changePlan: () => Promise<Domain>) {
  const domainChanges = vi.fn(() => Promise.resolve({ items: [], more: false }));
  const main = {
    domains: () => Promise.resolve({ domains: [bank, shop], plans: [] }),
    domainChanges,
    changePlan: vi.fn(changePlan),
  };
  const report = vi.fn();
  const all = createDomains({ main, notices: { report } } as never);
  await all.reload();
  return { all, main, report, domainChanges };
}

it('changes a plan once, and shows it with what the log tells', async () => {
  const { all, main, domainChanges } = await start(() => Promise.resolve({ ...bank, plan: 'complete' }));
  const changing = all.changePlan('bank', 'complete');
  expect(all.$planChanges.get()).toEqual({ bank: { state: 'saving' } });
  expect(await all.changePlan('bank', 'changes')).toBe(false);
  expect(await changing).toBe(true);
  expect(main.changePlan).toHaveBeenCalledExactlyOnceWith({ slug: 'bank', body: { plan: 'complete' } });
  expect(all.$list.get()).toMatchObject({ value: { domains: [{ plan: 'complete' }, { plan: 'reading' }] } });
  expect(all.$planChanges.get()).toEqual({});
  expect(domainChanges).toHaveBeenCalledTimes(2);
});

it('tells what was not changed, and leaves the plan as it is', async () => {
  const { all, report } = await start(() => Promise.reject(new Error('no')));
  expect(await all.changePlan('shop', 'complete')).toBe(false);
  expect(all.$planChanges.get()).toEqual({ shop: { state: 'failed', plan: 'complete' } });
  expect(all.$list.get()).toMatchObject({ value: { domains: [bank, shop] } });
  expect(report).toHaveBeenCalledOnce();
});
