import type { Mail, MailOutcome } from '../mail/mailer.ts';
import { renderMail } from '../mail/render.ts';

/** A mailer that records its mails and returns a result set by the test. */
export function recordingMailer() {
  const mails: Mail[] = [];
  const answer: { next: MailOutcome | Error } = { next: 'sent' };
  const mailer = {
    send: async (mail: Mail) => {
      // As the real one: a mail that cannot be written is a fault of the caller.
      renderMail(mail);
      if (answer.next instanceof Error) throw answer.next;
      mails.push(mail);
      return answer.next;
    },
  };
  return { mailer, mails, answer };
}
