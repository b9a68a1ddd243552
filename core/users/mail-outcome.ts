import { ApiError } from '../http/api-error.ts';

type RefusedMail = { mail: 'refused'; link: string };
/** What became of a mail with a link; the link where it is to be handed on by hand. */
export type MailOutcome = { mail: 'sent' | 'queued' } | RefusedMail;

/** A mail that is refused for good is an outcome, no failure: what it tells of is made and has its link. */
export async function mailOutcome<T extends MailOutcome>(call: Promise<T>): Promise<T | RefusedMail> {
  try {
    return await call;
  } catch (error) {
    const link = error instanceof ApiError && error.code === 'MAIL_REFUSED' ? error.link : undefined;
    if (link === undefined) throw error;
    return { mail: 'refused', link };
  }
}
