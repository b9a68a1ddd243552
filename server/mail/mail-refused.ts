import { HttpProblem } from '../http/problem.ts';

/** A mail that no mail server will take; `link` for those only who may hand on what it was to bring. */
export function mailRefused(link?: string): HttpProblem {
  return new HttpProblem(502, 'MAIL_REFUSED', 'the mail server does not take the message', link);
}
