import { isThisMachine } from '../config/addresses.ts';
import type { Settings } from '../config/settings.ts';
import { fixedHeaders } from '../http/headers.ts';
import { developmentPage, developmentPath } from './development-page.ts';

/** The page is open with sample content and on this machine only, since anyone who reads the mails can follow their links. */
export function isDevelopmentOpen({ sample, host, mainUrl }: Settings): boolean {
  return sample && isThisMachine(host) && isThisMachine(new URL(mainUrl).hostname);
}

type Answer = (request: Request) => Promise<Response> | undefined;

/** The development page of mails; undefined for other addresses and if the page is closed. */
export function serveDevelopment(settings: Settings): Answer {
  const isOpen = isDevelopmentOpen(settings);
  const headers = {
    ...fixedHeaders({ https: false, embedding: 'same-origin' }),
    'cache-control': 'no-store',
  };
  const answer = async (pathname: string) => {
    const page = await developmentPage(settings.mail.folder, pathname);
    if (page === undefined)
      return Response.json({ code: 'NOT_FOUND', message: 'there is no such mail' }, { status: 404, headers });
    const { body, type, policy } = page;
    return new Response(body, {
      headers: { ...headers, 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy },
    });
  };
  return (request) => {
    const { pathname, hostname } = new URL(request.url);
    const isPage = pathname === developmentPath || pathname.startsWith(`${developmentPath}/`);
    // A request to a foreign host name comes from a foreign page that tries to read the mails.
    if (!isOpen || !isPage || request.method !== 'GET' || !isThisMachine(hostname)) return undefined;
    return answer(pathname);
  };
}
