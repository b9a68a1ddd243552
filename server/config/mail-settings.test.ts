import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/databases.ts';
import { readSettings } from './settings.ts';

describe('settings of mails', () => {
  const temporary = temporaryFolder();
  afterAll(temporary.remove);
  const read = (env: Record<string, string>) => readSettings({ REGESTA_DATA: '/data', ...env }).mail;
  const from = { REGESTA_MAIL_FROM: 'regesta@provider.example' };

  it('sends into the folder where no mail server is named', () => {
    expect(read({})).toMatchObject({
      smtpUrl: undefined,
      folder: '/data/mail',
      support: 'support@regesta.example',
    });
    expect(read({ REGESTA_SAMPLE: 'off' }).support).toBeUndefined();
  });

  it('takes the mail server from the environment or from a file', () => {
    const url = 'smtps://user:secret@mail.example:465';
    const path = join(temporary.folder, 'smtp-url');
    writeFileSync(path, `${url}\n`);
    expect(read({ SMTP_URL: url, ...from })).toMatchObject({ smtpUrl: url, from: from.REGESTA_MAIL_FROM });
    expect(read({ SMTP_URL_FILE: path, ...from }).smtpUrl).toBe(url);
  });

  it.each([
    [{ SMTP_URL: 'https://user:secret@mail.example', ...from }, 'SMTP_URL'],
    [{ SMTP_URL: 'secret', ...from }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'REGESTA_MAIL_FROM'],
    [{ SMTP_URL_FILE: '/nowhere/at/all', ...from }, 'SMTP_URL_FILE'],
    [{ SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: '/x', ...from }, 'SMTP_URL_FILE'],
    [{ REGESTA_MAIL_FROM: 'Regesta <r@x.example>' }, 'REGESTA_MAIL_FROM'],
    [{ REGESTA_SUPPORT: 'nobody' }, 'REGESTA_SUPPORT'],
  ])('names the variable that cannot be used, and no password: %o', (env, name) => {
    const said = () => read(env);
    expect(said).toThrow(new RegExp(`^${name}: `));
    expect(said).not.toThrow(/secret/);
  });
});
