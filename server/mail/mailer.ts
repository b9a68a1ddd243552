import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** Values of each template: plain text and addresses, never markup. Days and times are ISO 8601. `settings` is where receivers choose which mails they get. */
export const mailTemplates = {
  invite: ['organisation', 'inviter', 'link', 'expires'],
  loginLink: ['organisation', 'link', 'minutes'],
  passwordReset: ['organisation', 'link', 'minutes'],
  secondFactorSet: ['organisation', 'link'],
  secondFactorRemoved: ['organisation', 'link'],
  secondFactorReset: ['organisation', 'link'],
  watchedChange: ['organisation', 'topic', 'deadline', 'link', 'settings'],
  newChange: ['organisation', 'author', 'topic', 'deadline', 'link', 'settings'],
  /** `sections` are those of the letter, as JSON (digest-letter.ts). */
  digest: ['organisation', 'day', 'sections', 'link', 'settings'],
  commentTag: ['organisation', 'author', 'link'],
  shareRegArt: ['organisation', 'sender', 'message', 'citation', 'text', 'link', 'invented'],
  question: [
    ...['type', 'subject', 'message', 'name', 'email', 'organisation', 'verified'],
    ...['title', 'url', 'paragraph', 'language'],
  ],
} as const satisfies Record<string, readonly string[]>;
export type MailTemplate = keyof typeof mailTemplates;

export type Mail = {
  to: string;
  language: InterfaceLanguage;
  template: MailTemplate;
  data: Readonly<Record<string, string>>;
  replyTo?: string;
};

/** sent: accepted by the mail server; queued: tried again later; refused: for good. */
export type DeliveryOutcome = 'sent' | 'queued' | 'refused';

export type Mailer = { send: (mail: Mail) => Promise<DeliveryOutcome> };

/** Of a server that sends to addresses which strangers give. */
export type RehearsingMailer = Mailer & {
  /** Takes the statements of a mail that is sent, and sends nothing. */
  rehearse: (mail: Mail) => Promise<void>;
};
