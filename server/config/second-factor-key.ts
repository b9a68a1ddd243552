import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * The key of this installation: that of the environment, or one that the first start makes and keeps in the data
 * folder, readable for its owner only.
 */
export function openSecondFactorKey({
  data,
  secondFactorKey: given,
}: {
  data: string;
  secondFactorKey: Buffer | undefined;
}): Buffer {
  if (given !== undefined) return given;
  const path = join(data, fileName);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, `${randomBytes(keyBytes).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Made by an earlier start, or by another server at this moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stored = readFileSync(path, 'utf8').trim();
  try {
    const key = secondFactorKey(stored);
    if (key !== undefined) return key;
  } catch {
    // Told below, with the name of the file.
  }
  throw new RangeError(`${path}: is no key of ${keyBytes} bytes in base64`);
}
