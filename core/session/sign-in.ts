import type { App } from '../app.ts';

/**
 * Looks up the organisation's server by the e-mail, authenticates there, loads user and capabilities.
 * Apart from the session, which every page needs: this only where somebody signs in.
 */
export async function signIn(
  { session, main, domain }: Pick<App, 'session' | 'main' | 'domain'>,
  email: string,
  password: string,
): Promise<void> {
  const { baseUrl } = await main.baseUrl({ email: email.trim() });
  session.askAt(baseUrl);
  const { token, user } = await domain.authenticate({ body: { email: email.trim(), password } });
  await session.begin(token, user);
}
