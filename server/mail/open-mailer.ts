import type { Kysely } from 'kysely';
import type { MailSettings } from '../config/mail-settings.ts';
import { folderDelivery } from './folder.ts';
import { createQueueMailer, type QueueMailer } from './queue-mailer.ts';
import { smtpDelivery } from './smtp.ts';
import type { MailTables } from './tables.ts';

/** The mailer of one server: over SMTP where the settings name a mail server, else into the folder. */
export function openMailer(
  db: Kysely<MailTables>,
  { smtpUrl, from, folder }: MailSettings,
  log: (message: string) => void,
): QueueMailer {
  const deliver = smtpUrl === undefined ? folderDelivery(folder, from) : smtpDelivery({ url: smtpUrl, from });
  return createQueueMailer({ db, deliver, now: () => new Date(), log });
}
