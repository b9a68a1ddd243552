import type { Mail } from './mailer.ts';

/** A mail to be delivered; the id is the same in every attempt. */
export type Outgoing = { id: string; mail: Mail; createdAt: Date };

/**
 * The result of one attempt. `uncertain`: the mail server received everything and did not reply, so that
 * another attempt might deliver the mail twice.
 */
export type Delivery = { result: 'sent' | 'later' | 'refused' | 'uncertain'; reason?: string };

export type Attempt = {
  /** Called before the final byte is sent; unless it returns true the mail must not be completed. */
  handOver: () => Promise<boolean>;
  signal: AbortSignal;
};

/** A transport of mails. */
export type Deliver = (outgoing: Outgoing, attempt: Attempt) => Promise<Delivery>;
