import type { App } from '../app.ts';

/** Calls go to the organisation's server that a link names, if the main server knows it. */
export async function findServer(
  { main, session }: Pick<App, 'main' | 'session'>,
  baseUrl: string,
): Promise<boolean> {
  const { known } = await main.knowsBaseUrl({ baseUrl });
  if (known) session.askAt(baseUrl);
  return known;
}
