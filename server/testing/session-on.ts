import type { startMain } from './servers.ts';

/** Whether the main server accepts a token, or with what status it refuses it. */
export const sessionOn = (
  main: Pick<Awaited<ReturnType<typeof startMain>>, 'client'>,
  token: string,
): Promise<'accepted' | number> =>
  main
    .client(token)
    .domainSettings({})
    .then(
      () => 'accepted',
      (error: { status: number }) => error.status,
    );
