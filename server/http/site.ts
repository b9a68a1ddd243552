import type { Sender } from './client-address.ts';
import { serveFiles } from './files.ts';
import { fixedHeaders, portalPolicy } from './headers.ts';
import { serveSuites } from './serve-suites.ts';

type Fetch = (request: Request, sender?: Sender) => Response | Promise<Response>;
export type SiteOptions = {
  api: Fetch;
  /** The folders of the built portal and the built elements. */
  portalFolder: string;
  widgetsFolder: string;
  /** The folder of elements of older versions. */
  storedFolder: string;
  /** The current base URLs of the registered organisations. */
  baseUrls: () => readonly string[];
  https: boolean;
  /** Serves the development pages; undefined for other addresses. */
  development?: (request: Request) => Promise<Response> | undefined;
};

const isCall = (path: string) => ['/health', '/ready', '/api'].includes(path) || path.startsWith('/api/');

/** The site of the main server: calls, page and files of the portal, and the elements for other pages. */
export function createSite(options: SiteOptions): Fetch {
  const { api, portalFolder, widgetsFolder, storedFolder, baseUrls, https, development } = options;
  const portal = serveFiles({
    folder: portalFolder,
    fallback: 'index.html',
    headers: () => ({
      ...fixedHeaders({ https, embedding: 'same-origin' }),
      'content-security-policy': portalPolicy(baseUrls()),
    }),
  });
  const widgets = serveSuites({
    built: widgetsFolder,
    stored: storedFolder,
    headers: () => ({
      ...fixedHeaders({ https, embedding: 'cross-origin' }),
      'content-security-policy': "frame-ancestors 'none'",
      // Any page may load scripts and fonts; they contain no personal data.
      'access-control-allow-origin': '*',
    }),
  });
  return (request, sender) => {
    const url = new URL(request.url);
    if (isCall(url.pathname)) return api(request, sender);
    if (!url.pathname.startsWith('/widgets/')) return development?.(request) ?? portal(request);
    url.pathname = url.pathname.slice('/widgets'.length);
    return widgets(new Request(url, request));
  };
}
