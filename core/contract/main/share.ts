import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { mailStatus } from '../values.ts';

/** How many people a paragraph is sent to at once, at most. */
export const maxRecipients = 20;
/** The most characters of the message that goes with it. */
export const longestShareMessage = 2000;

/** Paragraphs that readers send to others by mail. */
export const shareCalls = {
  /** Sends the text of a paragraph with its citation and its address. No comment goes along. */
  shareRegArt: call('POST', '/domain/mail/share/regart', {
    access: forReaders,
    /** The mails are in the queue: to so many people, each once. */
    reply: v.object({ mail: mailStatus, recipients: v.number() }),
  }),
};
