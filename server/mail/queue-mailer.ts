import type { Kysely } from 'kysely';
import { isMailAddress } from '../lib/mail-address.ts';
import type { Deliver, Delivery } from './delivery.ts';
import type { DeliveryOutcome, RehearsingMailer } from './mailer.ts';
import * as queue from './queue.ts';
import { renderMail } from './render.ts';
import type { MailTables } from './tables.ts';

export type QueueMailerOptions = {
  db: Kysely<MailTables>;
  deliver: Deliver;
  now: () => Date;
  /** Receives messages about lost or unclear mails, never the address of the receiver. */
  log: (message: string) => void;
  /** How long a request waits for the first delivery, in milliseconds. */
  timeoutMilliseconds?: number;
  /** How long closing waits for running deliveries, in milliseconds. */
  farewell?: number;
  /** Interval between checks for due mails, in milliseconds. */
  interval?: number;
};

export type QueueMailer = RehearsingMailer & {
  /** Starts delivering due mails. */
  start: () => Promise<void>;
  /** Delivers all due mails. */
  work: () => Promise<void>;
  /** Waits a while for running deliveries, then aborts them. */
  close: () => Promise<void>;
};

/** Mails sent at the same time, so that one slow mail server does not delay all others. */
const atOnce = 3;

/** Sends at once if that works within the patience of a request; otherwise later, with growing pauses. */
export function createQueueMailer(options: QueueMailerOptions): QueueMailer {
  const { db, now, log, timeoutMilliseconds = 5000, farewell = 3000, interval = 15_000 } = options;
  const running = new Set<Promise<unknown>>();
  const closing = new AbortController();

  /** If the database fails, the mail keeps its state: due again, or handed over. */
  function run(claimed: queue.ClaimedMail): Promise<DeliveryOutcome> {
    const ended = attemptDelivery(options, claimed, closing.signal).catch(
      (error: unknown): DeliveryOutcome => {
        log(`mail ${claimed.id}: ${String(error)}`);
        return 'queued';
      },
    );
    running.add(ended);
    return ended.finally(() => running.delete(ended));
  }

  const workers = createWorkers(options, run, closing.signal);
  let timer: NodeJS.Timeout | undefined;

  return {
    send: async (mail) => {
      // A mail that cannot be rendered is an error of the caller and is never queued.
      renderMail(mail);
      if (!isMailAddress(mail.to) || !isMailAddress(mail.replyTo ?? mail.to)) return 'refused';
      const claimed = await queue.enterMail(db, mail, now());
      return withPatience(run(claimed), timeoutMilliseconds);
    },
    rehearse: async (mail) => {
      renderMail(mail);
      const claimed = await queue.enterMail(db, mail, now(), 'rehearsal');
      await queue.markHanded(db, claimed);
      await queue.removeMail(db, claimed);
    },
    work: async () => {
      workers.begin();
      await workers.end();
    },
    start: async () => {
      const unclear = await queue.countHanded(db);
      if (unclear > 0)
        log(`mail: of ${unclear} nobody knows whether they were delivered; see docs/operations.md`);
      timer = setInterval(workers.begin, interval).unref();
      workers.begin();
    },
    close: async () => {
      clearInterval(timer);
      await withPatience(Promise.all([...running, workers.end()]), farewell);
      closing.abort();
      await Promise.all([...running, workers.end()]);
    },
  };
}

/** Those who deliver what is due, one mail after the other, several at the same time. */
function createWorkers(
  { db, now, log }: Pick<QueueMailerOptions, 'db' | 'now' | 'log'>,
  deliver: (claimed: queue.ClaimedMail) => Promise<unknown>,
  closing: AbortSignal,
) {
  const workers = new Set<Promise<void>>();
  async function work(): Promise<void> {
    while (!closing.aborted) {
      const claimed = await queue.claimMail(db, now(), ({ id }) =>
        log(`mail ${id}: given up, what it offers is over`),
      );
      if (claimed === undefined) return;
      // Where there is one mail there may be more, also beside one for which the mail server takes its time.
      begin();
      await deliver(claimed);
    }
  }
  function begin(): void {
    if (workers.size >= atOnce || closing.aborted) return;
    const worker = work()
      .catch((error: unknown) => log(`mail queue: ${String(error)}`))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }
  const end = async () => {
    while (workers.size > 0) await Promise.all(workers);
  };
  return { begin, end };
}

/** Delivers a mail once, and records the outcome in the queue. */
async function attemptDelivery(
  { db, deliver, now, log }: Pick<QueueMailerOptions, 'db' | 'deliver' | 'now' | 'log'>,
  claimed: queue.ClaimedMail,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const handOver = () => queue.markHanded(db, claimed);
  const delivery = await deliver(claimed, { handOver, signal }).catch(
    (error: unknown): Delivery => ({ result: 'later', reason: String(error) }),
  );
  const report = (what: string) =>
    log(`mail ${claimed.id}: ${what} (${delivery.reason ?? 'no reason given'})`);
  if (delivery.result === 'uncertain') {
    report('handed over, and never answered; it is not sent again by itself');
    return 'queued';
  }
  if (delivery.result === 'later') {
    if (await queue.postponeMail(db, claimed, now())) return 'queued';
    report('given up');
    return 'refused';
  }
  await queue.removeMail(db, claimed);
  if (delivery.result === 'refused') report('refused for good');
  return delivery.result;
}

/** The result of the work, or `queued` if it takes longer than the patience; the work then continues. */
async function withPatience<T>(work: Promise<T>, timeoutMilliseconds: number): Promise<T | 'queued'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'queued'>((resolve) => {
    timer = setTimeout(() => resolve('queued'), timeoutMilliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
