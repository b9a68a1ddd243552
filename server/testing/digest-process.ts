import { openDatabase } from '../data/database.ts';
import { domainMigrations } from '../data/migrations/domain.ts';
import { migrate } from '../data/migrations/migrate.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { openOrganisations } from '../domain/organisation.ts';
import { createSampleOrganisations, createSampleUsers } from '../domain/sample-organisations.ts';
import { createQueueMailer } from '../mail/queue-mailer.ts';
import { smtpDelivery } from '../mail/smtp.ts';
import type { MailTables } from '../mail/tables.ts';

/* Servers that send the weekly mails, each in a process of its own. */

/** Opens the sample's organisation with the queue of its server, which delivers over SMTP. */
export async function openForDigests(
  place: Parameters<typeof openDatabase>[0],
  { smtp, now = () => new Date() }: { smtp: string; now?: () => Date },
) {
  const { db, close } = await openDatabase<DomainTables>(place);
  await migrate(db, 'domain', domainMigrations);
  await createSampleOrganisations(db);
  const organisations = await openOrganisations(db, 'http://domain.test');
  await createSampleUsers(organisations);
  const organisation = organisations.find(({ slug }) => slug === 'musterbank');
  if (organisation === undefined) throw new Error('the sample lacks its organisation');
  const mailer = createQueueMailer({
    db: db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>(),
    deliver: smtpDelivery({ url: smtp, from: 'regesta@provider.example' }),
    now,
    log: console.error,
    interval: 50,
  });
  return { organisation, mailer, close };
}

/** A Monday, a minute after the hour of the weekly mails; long ago, so that they are due. */
export const dueMonday = new Date('2025-03-03T06:01:00Z');
