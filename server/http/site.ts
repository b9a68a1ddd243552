import type { Sender } from './client-address.ts';
import { serveFiles } from './files.ts';
import { fixedHeaders, portalPolicy } from './headers.ts';

type Fetch = (request: Request, sender?: Sender) => Response | Promise<Response>;
export type SiteOptions = {
  api: Fetch;
  /** The built portal and the built elements. */
  portalFolder: string;
  widgetsFolder: string;
  /** Base URLs of the registered organisations, as they are at this moment. */
  baseUrls: () => readonly string[];
  https: boolean;
  /** Pages for those who work on the product; undefined for every other address. */
  development?: (request: Request) => Promise<Response> | undefined;
};

/** The main server's whole site: calls, the portal's page and files, the elements for other people's pages. */
export function createSite(options: SiteOptions): Fetch {
  const { api, portalFolder, widgetsFolder, baseUrls, https, development } = options;
  const portal = serveFiles({
    folder: portalFolder,
    fallback: 'index.html',
    headers: () => ({
      ...fixedHeaders({ https, embedding: 'same-origin' }),
      'content-security-policy': portalPolicy(baseUrls()),
    }),
  });
  const widgets = serveFiles({
    folder: widgetsFolder,
    headers: () => ({
      ...fixedHeaders({ https, embedding: 'cross-origin' }),
      'content-security-policy': "frame-ancestors 'none'",
      // Scripts and fonts that any page may load; they carry nothing of anybody.
      'access-control-allow-origin': '*',
    }),
  });
  return (request, sender) => {
    const url = new URL(request.url);
    if (url.pathname === '/health' || url.pathname === '/api' || url.pathname.startsWith('/api/'))
      return api(request, sender);
    if (!url.pathname.startsWith('/widgets/')) return development?.(request) ?? portal(request);
    url.pathname = url.pathname.slice('/widgets'.length);
    return widgets(new Request(url, request));
  };
}
