import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Step = 'connect' | 'recipient' | 'data';
export const smtpUser = { user: 'regesta', pass: 'p@ss:word' } as const;
/** How the server reacts to a step; a number is the SMTP reply code, of which 250 means success. */
export type Behaviour = (step: Step, recipient?: string) => number | 'stall' | 'drop';

export type Received = { from: string; to: string[]; raw: string };

function signingIn(users: string[]): NonNullable<SMTPServerOptions['onAuth']> {
  return ({ username, password }, _, done) => {
    const isRight = username === smtpUser.user && password === smtpUser.pass;
    if (isRight) users.push(smtpUser.user);
    done(isRight ? null : new Error('wrong'), isRight ? { user: username } : undefined);
  };
}

type Done = (error?: Error | null) => void;
type Answer = (step: Step, done: Done, more?: { accepted?: () => void; recipient?: string }) => void;

function smtpServer(users: string[], received: Received[], answer: Answer): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: signingIn(users),
    onConnect: (_, done) => answer('connect', done),
    onRcptTo: ({ address: recipient }, _session, done) => answer('recipient', done, { recipient }),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(chunks).toString('utf8');
        answer('data', done, { accepted: () => received.push({ from, to, raw }) });
      });
    },
  });
}

/** Starts a real SMTP server on loopback that accepts, refuses, stalls or drops connections as tests require. */
export async function startSmtp() {
  const received: Received[] = [];
  /** Steps of the protocol that were reached, in order. */
  const steps: Step[] = [];
  /** To whom mails were begun, in order; one that was begun twice stands there twice. */
  const attempts: string[] = [];
  /** The names with which clients signed in. */
  const users: string[] = [];
  const sockets = new Set<Socket>();
  let behave: Behaviour = () => 250;
  let stalled: (() => void)[] = [];
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const answer: Answer = (step, done, { accepted, recipient } = {}) => {
    steps.push(step);
    if (recipient !== undefined) attempts.push(recipient);
    const what = behave(step, recipient);
    const accept = () => {
      accepted?.();
      done();
    };
    if (what === 'stall') stalled.push(accept);
    else if (what === 'drop') drop();
    else if (what === 250) accept();
    else done(Object.assign(new Error('told to refuse'), { responseCode: what }));
  };
  const server = smtpServer(users, received, answer);
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    steps,
    attempts,
    users,
    drop,
    /** Sets the behaviour from now on. */
    behave: (next: Behaviour) => {
      behave = next;
    },
    /** Continues the stalled steps. */
    release: () => {
      for (const go of stalled) go();
      stalled = [];
    },
    stop: async () => {
      drop();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;
