import { HttpProblem } from '../http/problem.ts';

/** A mail that no mail server accepts; `link` is only for callers who may pass it on themselves. */
export function mailRefused(link?: string): HttpProblem {
  return new HttpProblem(502, 'MAIL_REFUSED', 'the mail server does not take the message', { link });
}
