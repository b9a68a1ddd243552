import type { Kysely } from 'kysely';
import type { Mail } from '../mail/mailer.ts';
import { createQueueMailer } from '../mail/queue-mailer.ts';
import type { MailTables } from '../mail/tables.ts';

/** Works the queue of a server, in which mails wait that were stored with what they tell of, and returns them. */
export async function deliverQueued(db: Kysely<MailTables>): Promise<Mail[]> {
  const delivered: Mail[] = [];
  const queue = createQueueMailer({
    db,
    deliver: async ({ mail }, { handOver }) => {
      await handOver();
      delivered.push(mail);
      return { result: 'sent' };
    },
    // Mails that were stored a moment ago are due, also on a server whose clock stands.
    now: () => new Date(Date.now() + 1000),
    log: (message) => {
      throw new Error(message);
    },
  });
  await queue.work();
  await queue.close();
  return delivered;
}

/** Takes all mails out of the queue of a server, whenever they are due. */
export async function takeQueued(db: Kysely<MailTables>): Promise<Mail[]> {
  const rows = await db.deleteFrom('mail').returning('content').execute();
  return rows.map(({ content }) => content);
}
