import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { readSettings } from './settings.ts';

describe('secrets', () => {
  const temporary = temporaryFolder();
  afterAll(temporary.remove);
  const file = (name: string, text: string) => {
    const path = join(temporary.folder, name);
    writeFileSync(path, text);
    return path;
  };
  const read = (env: Record<string, string>) =>
    readSettings({ REGESTA_MAIL_FROM: 'regesta@provider.example', ...env });
  const all = {
    DATABASE_URL: 'postgres://u:secret@db/regesta',
    DATABASE_URL_READ: 'postgres://u:secret@replica/regesta',
    SMTP_URL: 'smtps://u:secret@mail.example:465',
  };
  const secretsIn = ({ databaseUrl, databaseReadUrl, mail }: ReturnType<typeof read>) => ({
    DATABASE_URL: databaseUrl,
    DATABASE_URL_READ: databaseReadUrl,
    SMTP_URL: mail.smtpUrl,
  });

  it('have no default, in sample mode or not', () => {
    const none = { DATABASE_URL: undefined, DATABASE_URL_READ: undefined, SMTP_URL: undefined };
    expect(secretsIn(read({}))).toEqual(none);
    expect(secretsIn(read({ REGESTA_SAMPLE: 'off' }))).toEqual(none);
  });

  it('come from the environment or each from a file', () => {
    expect(secretsIn(read(all))).toEqual(all);
    const files = Object.entries(all).map(([name, text]) => [`${name}_FILE`, file(name, `${text}\n`)]);
    expect(secretsIn(read(Object.fromEntries(files)))).toEqual(all);
  });

  it.each(Object.entries(all))('%s is named, and not told, where it cannot be had', (name, text) => {
    const others = name === 'DATABASE_URL_READ' ? { DATABASE_URL: all.DATABASE_URL } : {};
    for (const env of [
      { [name]: text, [`${name}_FILE`]: file('twice', text) },
      { [`${name}_FILE`]: join(temporary.folder, 'nowhere') },
      { [`${name}_FILE`]: file('empty', ' \n') },
    ]) {
      const said = () => read({ ...others, ...env });
      expect(said).toThrow(new RegExp(`^${name}_FILE: `));
      expect(said).not.toThrow(/u:secret/);
    }
  });
});
