import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { RegisteredOrganisation } from '#server/auth/register.ts';
import type { DatabaseLocation } from '#server/data/database.ts';
import type { Command, Measured, Opened, RequestTimes } from './search-server.ts';

export type ServerProcess = {
  opened: Opened;
  /** Sends queries one after the other inside the server's process. */
  ask: (urls: string[], token: string) => Promise<RequestTimes[]>;
  measure: () => Promise<Measured>;
  /** Makes the server learn from all of its texts. */
  learn: () => Promise<void>;
  /** Resolves when the server does no more work between searches. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
};

type Reply = { result?: unknown; failed?: string };

/** Starts the main server in a process of its own; resolves when its index has loaded. */
export async function startServer(
  place: DatabaseLocation,
  options: { registered: RegisteredOrganisation[]; port: number; learn: boolean },
): Promise<ServerProcess> {
  const script = path.join(import.meta.dirname, 'search-server.ts');
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit');
  const send = <T>(command: Command): Promise<T> =>
    new Promise((resolve, reject) => {
      const lost = () => reject(new Error('The server process ended'));
      child.once('exit', lost);
      child.once('message', ({ result, failed }: Reply) => {
        child.off('exit', lost);
        if (failed === undefined) resolve(result as T);
        else reject(new Error(failed));
      });
      child.send(command);
    });
  const stop = async () => {
    if (child.connected) child.send({ work: 'close' } satisfies Command);
    await ended;
  };
  try {
    const opened = await send<Opened>({ work: 'open', place, ...options });
    return {
      opened,
      ask: (urls, token) => send({ work: 'ask', urls, token }),
      measure: () => send({ work: 'measure' }),
      learn: () => send({ work: 'learn' }),
      settle: () => send({ work: 'settle' }),
      stop,
    };
  } catch (error) {
    child.kill();
    throw error;
  }
}
