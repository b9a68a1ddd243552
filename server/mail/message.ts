import MailComposer from 'nodemailer/lib/mail-composer';
import { isMailAddress } from '../lib/mail-address.ts';
import type { Outgoing } from './delivery.ts';
import { renderMail } from './render.ts';
import { webAddress } from './words.ts';

/** The bytes of a mail as they go over the wire, the same in every attempt. */
export async function composeMessage({ id, mail, createdAt }: Outgoing, from: string): Promise<Buffer> {
  for (const address of [mail.to, mail.replyTo ?? mail.to])
    if (!isMailAddress(address)) throw new TypeError('not an address that a mail can be sent to');
  const { subject, text, html } = renderMail(mail);
  const composer = new MailComposer({
    // Passed as objects, since a string would be parsed as a list of addresses.
    from: { name: 'Regesta', address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language.toLowerCase(),
      ...unsubscribing(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (message === undefined ? reject(error) : resolve(message)));
  });
}

/** Where receivers choose which mails they get: mail programs offer it beside the mail. */
const unsubscribing = ({ data: { settings } }: Outgoing['mail']): Record<string, string> =>
  settings === undefined ? {} : { 'List-Unsubscribe': `<${webAddress(settings)}>` };
