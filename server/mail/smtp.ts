import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Attempt, Deliver, Delivery } from './delivery.ts';
import { composeMessage } from './message.ts';
import { attemptLimit } from './queue.ts';

export type SmtpOptions = {
  url: string;
  from: string;
  /** Milliseconds in which the text must be handed over. */
  limit?: number;
  /** Milliseconds to wait for the reply afterwards: RFC 5321 requires ten minutes. */
  answerLimit?: number;
};
type SmtpFailure = Error & { code?: string; responseCode?: number; command?: string };

/** Hands mails to an SMTP server, each over a connection of its own. */
export function smtpDelivery(options: SmtpOptions): Deliver {
  return async (outgoing, attempt) => {
    const message = await composeMessage(outgoing, options.from);
    const envelope = { from: options.from, to: [outgoing.mail.to], size: message.length };
    return talk(options, envelope, message, attempt);
  };
}

type Envelope = { from: string; to: string[]; size: number };

async function talk(
  { url, limit = attemptLimit, answerLimit = 10 * 60_000 }: SmtpOptions,
  envelope: Envelope,
  message: Buffer,
  { handOver, signal }: Attempt,
): Promise<Delivery> {
  const { auth, ...place } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...place,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: answerLimit,
  });
  let handing: Promise<boolean> | undefined;
  let isHanded = false;
  let isOver = false;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  async function* parts(): AsyncGenerator<Buffer> {
    yield message;
    handing = handOver();
    if (!(await handing)) throw new Error('another attempt has it');
    if (isOver || deadline.aborted) throw new Error('stopped');
    isHanded = true;
  }
  try {
    await new Promise<void>((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(error) : resolve());
      connection.on('error', reject);
      const stop = () => {
        if (isHanded && !signal.aborted) return;
        reject(new Error('stopped'));
      };
      deadline.addEventListener('abort', stop, { once: true });
      signal.addEventListener('abort', stop, { once: true });
      if (deadline.aborted) stop();
      const send = (error?: Error | null) =>
        error
          ? reject(error)
          : connection.send(envelope, Readable.from(parts(), { objectMode: false }), settle);
      connection.connect((error) => {
        if (error || auth === undefined) send(error);
        else connection.login(auth, send);
      });
    });
    connection.quit();
    return { result: 'sent' };
  } catch (error) {
    isOver = true;
    connection.close();
    // Waits for the hand-over to be recorded, so that the outcome is recorded after it.
    await handing?.catch(() => false);
    return judge(error as SmtpFailure, isHanded);
  }
}

const aboutThisMail = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Codes of replies that concern the authentication of the sender. */
const aboutSigningIn = [530, 534, 535, 538];

/** Only a reply about this mail refuses it for good; a wrong password or an unreachable server may be corrected. */
function judge({ code, responseCode, command, message }: SmtpFailure, isHanded: boolean): Delivery {
  // Only the code of a reply is logged, since its text may name the receiver.
  const reason = [command, responseCode ?? code ?? message].filter((word) => word !== undefined).join(' ');
  if (responseCode === undefined) {
    if (isHanded) return { result: 'uncertain', reason };
    // An invalid address, or a mail larger than the server accepts.
    return { result: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'later', reason };
  }
  const isFinal = responseCode >= 500 && !aboutSigningIn.includes(responseCode);
  return { result: isFinal && aboutThisMail.includes(command ?? '') ? 'refused' : 'later', reason };
}
