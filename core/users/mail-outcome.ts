import { ApiError } from '../http/api-error.ts';

type RefusedMail = { mail: 'refused'; link: string };
/**
 * The outcome of a mail with a link; a refused mail has the link, so that the administrator can pass it on.
 */
export type MailOutcome = { mail: 'sent' | 'queued' } | RefusedMail;

/**
 * Treats a permanently refused mail as an outcome, not as a failure: what the mail is about exists and has
 * its link.
 */
export async function mailOutcome<T extends MailOutcome>(call: Promise<T>): Promise<T | RefusedMail> {
  try {
    return await call;
  } catch (error) {
    const link = error instanceof ApiError && error.code === 'MAIL_REFUSED' ? error.link : undefined;
    if (link === undefined) throw error;
    return { mail: 'refused', link };
  }
}
