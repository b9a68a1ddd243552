import { join, resolve } from 'node:path';
import { createModel } from '../chat/model.ts';
import { portalOrigins, type Settings } from '../config/settings.ts';
import { createSite } from '../http/site.ts';
import { serveDevelopment } from '../mail/development-server.ts';
import { createMainApp, type MainOptions } from '../main/main-server.ts';

export const root = resolve(import.meta.dirname, '../..');
export const widgetsFolder = join(root, 'dist', 'widgets');
/** The folder of elements of older versions. */
export const storedFolder = ({ data }: Settings) => join(data, 'widgets');

export type MainFetch = (request: Request) => Response | Promise<Response>;
type Composed =
  | 'support'
  | 'origins'
  | 'portalOrigins'
  | 'https'
  | 'fileSpace'
  | 'watchHours'
  | 'comparing'
  | 'chat';

/** Serves calls, portal and elements. */
export function serveMain(
  dependencies: Omit<MainOptions, Composed>,
  settings: Settings,
  signal: AbortSignal,
): MainFetch {
  const https = settings.mainUrl.startsWith('https:');
  // Several processes have one such worker each; a single one may need two at a time.
  const size = settings.processes === 1 ? {} : { size: 1 };
  const api = createMainApp({
    ...dependencies,
    support: settings.mail.support,
    origins: () => settings.origins,
    portalOrigins: portalOrigins(settings.mainUrl),
    localOriginsProved: settings.sample,
    https,
    fileSpace: settings.fileSpace,
    watchHours: settings.fetch.watchHours,
    chat: settings.model === undefined ? {} : { model: createModel(settings.model) },
    comparing: { keepWarm: true, signal, ...size },
  });
  return createSite({
    api: (request, sender) => api.fetch(request, sender),
    portalFolder: join(root, 'dist', 'portal'),
    widgetsFolder,
    storedFolder: storedFolder(settings),
    baseUrls: dependencies.register.baseUrls,
    development: serveDevelopment(settings),
    https,
  });
}
