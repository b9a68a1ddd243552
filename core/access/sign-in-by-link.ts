import type { App } from '../app.ts';
import type { LoginLink } from './links.ts';

/** Signs in by a link of a mail; where the organisation lives the main server says, not the link. */
export async function signInByLink(
  { session, main, domain }: Pick<App, 'session' | 'main' | 'domain'>,
  link: LoginLink,
): Promise<void> {
  const { baseUrl } = await main.baseUrl({ email: link.email });
  session.askAt(baseUrl);
  const { token, user } = await domain.loginUsingToken(link);
  await session.begin(token, user);
}
