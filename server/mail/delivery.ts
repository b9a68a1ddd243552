import type { Mail } from './mailer.ts';

/** A mail on its way out: the id is the same in every attempt. */
export type Outgoing = { id: string; mail: Mail; createdAt: Date };

/**
 * What one attempt came to. uncertain: the other side had everything and did not answer, so that
 * trying again might deliver it twice.
 */
export type Delivery = { result: 'sent' | 'later' | 'refused' | 'uncertain'; reason?: string };

export type Attempt = {
  /** Called when all but the last sign is out; unless it answers true the mail must not be completed. */
  handOver: () => Promise<boolean>;
  signal: AbortSignal;
};

/** One way for mails to leave the house. */
export type Deliver = (outgoing: Outgoing, attempt: Attempt) => Promise<Delivery>;
