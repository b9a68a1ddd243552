import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { openSecondFactorKey } from './second-factor-key.ts';
import { readSettings } from './settings.ts';

describe('the key of second factors', () => {
  let temporary: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    temporary = temporaryFolder();
  });
  afterEach(() => temporary.remove());
  const read = (env: Record<string, string> = {}) =>
    openSecondFactorKey(readSettings({ REGESTA_DATA: join(temporary.folder, 'data'), ...env }));
  const given = randomBytes(32);

  it('is made at random by the first start, for the user of the server alone, and stays', () => {
    const made = read();
    expect(made).toHaveLength(32);
    expect(read()).toEqual(made);
    const path = join(temporary.folder, 'data', 'second-factor.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(path, 'utf8'), 'base64')).toEqual(made);
    const elsewhere = temporaryFolder();
    expect(openSecondFactorKey(readSettings({ REGESTA_DATA: elsewhere.folder }))).not.toEqual(made);
    elsewhere.remove();
  });

  it('comes from the environment or from a file, and is kept nowhere then', () => {
    expect(read({ REGESTA_SECOND_FACTOR_KEY: given.toString('base64') })).toEqual(given);
    const path = join(temporary.folder, 'key');
    writeFileSync(path, `${given.toString('base64')}\n`);
    expect(read({ REGESTA_SECOND_FACTOR_KEY_FILE: path })).toEqual(given);
    expect(() => statSync(join(temporary.folder, 'data', 'second-factor.key'))).toThrow('ENOENT');
  });

  it('ends the start where it cannot be used, named and not told', () => {
    for (const text of ['short', given.toString('hex'), `${given.toString('base64').slice(0, -1)}!`]) {
      const said = () => read({ REGESTA_SECOND_FACTOR_KEY: text });
      expect(said).toThrow(/^REGESTA_SECOND_FACTOR_KEY: must be 32 bytes in base64/);
      expect(said).not.toThrow(text);
    }
  });

  it('is not made anew over a file that was damaged', () => {
    read();
    const path = join(temporary.folder, 'data', 'second-factor.key');
    writeFileSync(path, 'half');
    expect(() => read()).toThrow(`${path}: is no key of 32 bytes in base64`);
    expect(readFileSync(path, 'utf8')).toBe('half');
  });
});
