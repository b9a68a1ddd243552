import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../lib/is-missing.ts';

const keyBytes = 32;
const fileName = 'second-factor.key';

/** The key of the environment: 32 bytes in base64. */
export function secondFactorKey(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes || !/^[\w+/-]+=*$/.test(text))
    throw new RangeError(
      `REGESTA_SECOND_FACTOR_KEY: must be ${keyBytes} bytes in base64, as "openssl rand -base64 ${keyBytes}" writes them`,
    );
  return key;
}

type Place = { data: string; secondFactorKey: Buffer | undefined };

/** Where the key is, or will be after the first start. */
export function secondFactorKeyPlace({ data, secondFactorKey: given }: Place): string {
  return given === undefined ? join(data, fileName) : 'REGESTA_SECOND_FACTOR_KEY';
}

/** The key as the environment or an earlier start has it; undefined if there is none yet. */
export function readSecondFactorKey(place: Place): Buffer | undefined {
  if (place.secondFactorKey !== undefined) return place.secondFactorKey;
  const path = secondFactorKeyPlace(place);
  let stored: string;
  try {
    stored = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    const key = secondFactorKey(stored);
    if (key !== undefined) return key;
  } catch {
    // Told below, with the name of the file.
  }
  throw new RangeError(`${path}: is no key of ${keyBytes} bytes in base64`);
}

/**
 * The key of this installation: that of the environment, or one that the first start makes and keeps in the data
 * folder, readable for its owner only.
 */
export function openSecondFactorKey(place: Place): Buffer {
  const { data, secondFactorKey: given } = place;
  if (given !== undefined) return given;
  const path = secondFactorKeyPlace(place);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, `${randomBytes(keyBytes).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Made by an earlier start, or by another server at this moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readSecondFactorKey(place);
  if (key === undefined) throw new Error(`${path}: was removed at this moment`);
  return key;
}
