import type { App } from '#core/app.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { regulations } from '#core/regulations/store.ts';
import { mayRead } from '#core/session/gates.ts';
import { lazyPages } from './lazy-pages.ts';
import { parseReadAddress, routes } from './routes.ts';

/** For a deep link into a text: starts its calls and loads its texts and code before anything is drawn. */
export function startEarly(app: App, address: string): void {
  const place = parseReadAddress(address);
  if (new URL(address).pathname === routes.dashboard.address())
    lazyPages.dashboard.load().catch((error: unknown) => app.notices.report(error, 'load the dashboard'));
  const session = app.session.$session.get();
  if (!place || !session.signedIn || !mayRead(session)) return;
  // Comparisons and several languages use other calls.
  if (!/[?&](?:compare|with|languages)=/.test(address))
    app.part(regulations).openEarly({
      regTextId: place.regTextId,
      language: place.language ?? app.$documentLanguage.get(),
      versionDate: place.versionDate,
      article: place.path ?? place.article,
    });
  lazyPages.read.load().catch((error: unknown) => app.notices.report(error, 'load the reader'));
  app.translator
    .addTexts(readerTexts)
    .catch((error: unknown) => app.notices.report(error, 'load the texts of a part'));
  // The first formatting of a date takes 15 ms or more; here it happens while the calls are pending.
  setTimeout(() => formatDate('2000-01-01', 'de-CH', 'long'));
}
