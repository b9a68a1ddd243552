import type { MainLinkOptions } from './main-link.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

/** Ends the sessions of a user on the main server. */
export type EndOnMain = (organisation: Organisation, email: string) => Promise<void>;

const patience = 2000;

/**
 * Where a password changes, no client can be asked to end the sessions on the main server: who follows a
 * link is not signed in. What the main server does not hear ends with its token.
 */
export function createEndOnMain({
  mainUrl,
  now,
  fetch: send = fetch,
  log,
}: MainLinkOptions & { log: (message: string) => void }): EndOnMain {
  return async (organisation, email) => {
    try {
      const reply = await send(`${mainUrl}/api/v1/domain/user/token/invalidate-all`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await organisationToken(organisation, ['ADMINISTRATOR'], now)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email }),
        signal: AbortSignal.timeout(patience),
      });
      if (!reply.ok) log(`sessions on the main server: not ended, it answers ${reply.status}`);
    } catch (error) {
      log(
        `sessions on the main server: not ended, ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
}
