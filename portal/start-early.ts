import type { App } from '#core/app.ts';
import type { createEarlyCalls } from './early-calls.ts';
import { pageParts } from './page-parts.ts';
import { parseReadAddress } from './routes.ts';

/** On a deep link into a text, its calls and its code set out together, before anything is drawn. */
export function startEarly(app: App, calls: ReturnType<typeof createEarlyCalls>, address: string): void {
  const place = parseReadAddress(address);
  if (!place || !app.session.$session.get().signedIn) return;
  pageParts.read().catch((error: unknown) => app.notices.report(error, 'load the reader'));
  calls.early(() => {
    void app.regulations.createReading().open({
      regTextId: place.regTextId,
      language: place.language ?? app.$documentLanguage.get(),
      versionDate: place.versionDate,
      article: place.path ?? place.article,
    });
  });
}
