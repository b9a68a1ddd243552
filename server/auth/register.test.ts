import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { followRegister, readRegister, writeRegister } from './register.ts';

const temporary = temporaryFolder();
afterAll(temporary.remove);

it('says that a register was written, the first time too, until nobody wants to know', async () => {
  const path = join(temporary.folder, 'register.json');
  const ending = new AbortController();
  const changed = vi.fn();
  followRegister(path, changed, { signal: ending.signal, pause: 20 });
  writeRegister(path, []);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 10_000);
  writeRegister(path, []);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 10_000);
  ending.abort();
  writeRegister(path, []);
  const other = vi.fn();
  const stop = new AbortController();
  followRegister(`${path}.other`, other, { signal: stop.signal, pause: 20 });
  writeRegister(`${path}.other`, []);
  await vi.waitFor(() => expect(other).toHaveBeenCalled(), 10_000);
  stop.abort();
  expect(changed).toHaveBeenCalledTimes(2);
});

it('reads organisations with their names, and those of older files without', () => {
  const path = join(temporary.folder, 'names.json');
  const publicKey = { kty: 'OKP', crv: 'Ed25519', x: 'x', kid: 'k' } as const;
  const old = {
    slug: 'bank',
    emailDomain: 'bank.example',
    baseUrl: 'https://domain.example/bank',
    publicKey,
  };
  const entry = { ...old, plan: 'reading', sample: false };
  writeRegister(path, [entry, { ...entry, name: 'Bank AG' }]);
  expect(readRegister(path)).toEqual([entry, { ...entry, name: 'Bank AG' }]);
});
