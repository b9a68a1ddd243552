import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 60_000);
  writeRegister(path, []);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 60_000);
  ending.abort();
  writeRegister(path, []);
  const other = vi.fn();
  const stop = new AbortController();
  followRegister(`${path}.other`, other, { signal: stop.signal, pause: 20 });
  writeRegister(`${path}.other`, []);
  await vi.waitFor(() => expect(other).toHaveBeenCalled(), 60_000);
  stop.abort();
  expect(changed).toHaveBeenCalledTimes(2);
});

const sound = {
  slug: 'bank',
  emailDomain: 'bank.example',
  baseUrl: 'https://domain.example/bank',
  publicKey: { kty: 'OKP', crv: 'Ed25519', x: 'x', kid: 'k' },
  plan: 'reading',
  sample: false,
} as const;

it('reads organisations with their names, and those of older files without', () => {
  const path = join(temporary.folder, 'names.json');
  for (const entry of [sound, { ...sound, name: 'Bank AG' }]) {
    writeRegister(path, [entry]);
    expect(readRegister(path)).toEqual([entry]);
  }
});

it('has nothing where there is no register, and says what is wrong with one', () => {
  expect(readRegister(join(temporary.folder, 'none.json'))).toBeUndefined();
  expect(() => readRegister(temporary.folder)).toThrow('EISDIR');
  const path = join(temporary.folder, 'wrong.json');
  writeFileSync(path, '{}');
  expect(() => readRegister(path)).toThrow(`${path}: the whole: `);
});

it.each([
  ['', 'it is empty'],
  ['[{"slug": "bank", "emai', 'JSON'],
])('says of a register that is cut off that it is: %j', (text, reason) => {
  const path = join(temporary.folder, 'cut.json');
  writeFileSync(path, text);
  expect(() => readRegister(path)).toThrow(`${path}: is damaged or cut off: `);
  expect(() => readRegister(path)).toThrow(reason);
});

it.each(['slug', 'emailDomain', 'baseUrl'] as const)('refuses two organisations of one %s', (field) => {
  const path = join(temporary.folder, 'twice.json');
  const other = { ...sound, slug: 'other', emailDomain: 'other.example', baseUrl: 'https://other.example' };
  writeRegister(path, [sound, other]);
  expect(readRegister(path)).toHaveLength(2);
  writeRegister(path, [sound, { ...other, [field]: sound[field] }]);
  expect(() => readRegister(path)).toThrow(`${path}: 1.${field}: ${sound[field]} is there twice`);
});

it('leaves the register of before, and nothing beside it, where it cannot be written', () => {
  const folder = join(temporary.folder, 'full');
  mkdirSync(join(folder, 'register.json'), { recursive: true });
  expect(() => writeRegister(join(folder, 'register.json'), [sound])).toThrow();
  expect(readdirSync(folder)).toEqual(['register.json']);
});

it.each([
  ['slug', { slug: 'Bank' }],
  ['slug', { slug: '1bank' }],
  ['slug', { slug: 'a/b' }],
  ['slug', { slug: 'a'.repeat(41) }],
  ['name', { name: '  ' }],
  ['name', { name: 'a'.repeat(201) }],
  ['emailDomain', { emailDomain: 'ab' }],
  ['baseUrl', { baseUrl: 'bank' }],
  ['publicKey.kty', { publicKey: { ...sound.publicKey, kty: 'RSA' } }],
  ['publicKey.crv', { publicKey: { ...sound.publicKey, crv: 'P-256' } }],
  ['publicKey.d', { publicKey: { ...sound.publicKey, d: 'secret' } }],
  ['sample', { sample: 'yes' }],
])('refuses a wrong %s: %j', (field, wrong) => {
  const path = join(temporary.folder, 'field.json');
  writeFileSync(path, JSON.stringify([{ ...sound, ...wrong }]));
  expect(() => readRegister(path)).toThrow(`${path}: 0.${field}: `);
});

it.each([
  [{ slug: 'a' }, { slug: 'a' }],
  [{ slug: 'b-2' }, { slug: 'b-2' }],
  [{ slug: 'a'.repeat(40) }, { slug: 'a'.repeat(40) }],
  [{ name: ' Bank ' }, { name: 'Bank' }],
  [{ name: 'a'.repeat(200) }, { name: 'a'.repeat(200) }],
  [{ emailDomain: 'A.CH' }, { emailDomain: 'a.ch' }],
  [{ sample: undefined }, { sample: false }],
  [{ sample: true }, { sample: true }],
  [{ publicKey: { ...sound.publicKey, alg: 'EdDSA', use: 'sig' } }, {}],
])('reads %j', (given, expected) => {
  const path = join(temporary.folder, 'fine.json');
  writeFileSync(path, JSON.stringify([{ ...sound, ...given }]));
  expect(readRegister(path)).toMatchObject([expected]);
});

it('is for its owner alone, and a line for each field, so that an operator can read it', () => {
  const path = join(temporary.folder, 'rights.json');
  writeRegister(path, [sound]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const lines = JSON.stringify([sound], null, 2);
  expect(readFileSync(path, 'utf8')).toBe(`${lines}\n`);
});

it('says nothing of a register that stays as it is, is gone, or is not followed any more', () => {
  vi.useFakeTimers();
  const path = join(temporary.folder, 'followed.json');
  const ending = new AbortController();
  const changed = vi.fn();
  writeRegister(path, []);
  followRegister(path, changed, { signal: ending.signal });
  vi.advanceTimersByTime(3000);
  rmSync(path);
  vi.advanceTimersByTime(3000);
  expect(changed).not.toHaveBeenCalled();
  writeRegister(path, []);
  vi.advanceTimersByTime(2999);
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(changed).toHaveBeenCalledTimes(1);
  ending.abort();
  writeRegister(path, [sound]);
  vi.advanceTimersByTime(6000);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
