import type { Role } from '#core/contract/domain/user.ts';
import type { MainLinkOptions } from './main-link.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

/** Ends the sessions of a user on the main server. */
export type EndOnMain = (organisation: Organisation, email: string) => Promise<void>;
/** Takes from running sessions on the main server the roles that a user has no more; of one who is gone, all. */
export type RolesOnMain = (
  organisation: Organisation,
  email: string,
  roles: readonly Role[] | 'gone',
) => Promise<void>;

const patience = 2000;
type Options = MainLinkOptions & { log: (message: string) => void };
type Told = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: { email: string; roles?: readonly Role[] };
};

/**
 * Where a password changes, no client can be asked to end the sessions on the main server: who follows a
 * link is not signed in. What the main server does not hear ends with its token.
 */
export function createEndOnMain(options: Options): EndOnMain {
  return (organisation, email) =>
    tell(options, organisation, {
      method: 'POST',
      path: '/domain/user/token/invalidate-all',
      body: { email },
    });
}

/** A client is to say it too, and may be gone between its two calls. */
export function createRolesOnMain(options: Options): RolesOnMain {
  return (organisation, email, roles) =>
    tell(
      options,
      organisation,
      roles === 'gone'
        ? { method: 'DELETE', path: '/domain/user', body: { email } }
        : { method: 'PUT', path: '/domain/user', body: { email, roles } },
    );
}

async function tell(
  { mainUrl, now, fetch: send = fetch, log }: Options,
  organisation: Organisation,
  { method, path, body }: Told,
): Promise<void> {
  try {
    const reply = await send(`${mainUrl}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await organisationToken(organisation, ['ADMINISTRATOR'], now)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    if (!reply.ok) log(`sessions on the main server: not changed, it answers ${reply.status}`);
  } catch (error) {
    log(
      `sessions on the main server: not changed, ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
