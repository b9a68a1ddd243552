import type { LanguageCode } from '#core/contract/languages.ts';

export const mailTemplates = ['invite', 'loginLink', 'passwordReset', 'question'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export type Mail = {
  to: string;
  language: LanguageCode;
  template: MailTemplate;
  /** What the template fills in: words of people, never markup. */
  data: Readonly<Record<string, string>>;
  replyTo?: string;
};

/** sent: accepted by the mail server; queued: tried again later; refused: for good. */
export type MailOutcome = 'sent' | 'queued' | 'refused';

export type Mailer = { send: (mail: Mail) => Promise<MailOutcome> };
