import { isMailAddress } from '../lib/mail-address.ts';

export type MailSettings = {
  /** Address of the mail server; without it mails go to the folder. */
  smtpUrl: string | undefined;
  /** Sender address of mails. */
  from: string;
  /** The provider's address for questions. */
  support: string | undefined;
  folder: string;
};

type Given = Record<'smtpUrl' | 'from' | 'support', string | undefined>;

/** Reads the settings of mails from the environment; a RangeError names an invalid variable. */
export function mailSettings(
  given: Given,
  { data, sample }: { data: string; sample: boolean },
): MailSettings {
  const { smtpUrl: url } = given;
  // The message does not repeat the value, which contains a password.
  if (url !== undefined && !(URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)))
    throw new RangeError('SMTP_URL: not an address like smtps://user:password@host:465');
  if (url !== undefined && given.from === undefined)
    throw new RangeError('REGESTA_MAIL_FROM: a mail server needs an address that mails come from');
  return {
    smtpUrl: url,
    from: mailAddress('REGESTA_MAIL_FROM', given.from ?? 'regesta@regesta.example'),
    support: optionalAddress(
      'REGESTA_SUPPORT',
      given.support ?? (sample ? 'support@regesta.example' : undefined),
    ),
    folder: `${data}/mail`,
  };
}

function optionalAddress(name: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : mailAddress(name, text);
}

function mailAddress(name: string, text: string): string {
  if (isMailAddress(text)) return text;
  throw new RangeError(`${name}: "${text}" is no e-mail address`);
}
