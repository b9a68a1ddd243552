import { later } from '#core/lib/later.ts';
import '#styles/fonts.css';
import '#styles/page.css.ts';
import { createRoot } from 'react-dom/client';
import { createApp } from '#core/app.ts';
import { drafts } from '#core/drafts/drafts.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { createI18nextPhrasing } from '#core/i18n/i18next-phrasing.ts';
import { sessionTexts } from '#core/i18n/session.ts';
import { shellTexts } from '#core/i18n/shell.ts';
import { languages } from '#core/session/languages.ts';
import { storageOrMemory } from '#core/session/storage.ts';
import { AppProvider } from '#widgets/app-context.tsx';
import { earlyCalls } from './early.ts';
import { keepPresses } from './keep-presses.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { firstInterfaceLanguage, followUser, showTheme, storedTheme } from './preferences.ts';
import { reloadForOthers } from './reload-for-others.ts';
import { Router } from './router.tsx';
import { startEarly } from './start-early.ts';
import { watchErrors } from './watch-errors.ts';

const app = createApp({
  product: 'regesta',
  mainUrl: window.location.origin,
  storage: storageOrMemory(() => window.localStorage),
  fetch: (request) => earlyCalls.take(request, performance.now()) ?? fetch(request),
  now: () => Date.now(),
  later,
  texts: [commonTexts, sessionTexts, shellTexts],
  phrasing: createI18nextPhrasing(),
});

watchErrors(window, app.notices);
keepPresses(window);
reloadForOthers(app.session, () => window.location.reload());
app.session.$session.listen((session, before) => {
  if (!session.signedIn || before?.signedIn) return;
  followUser(app);
  app.part(drafts).offer(session.user?.email ?? '');
});
showTheme(storedTheme(app));
startEarly(app, window.location.href);

const { user } = app.session.$session.get();
const language = firstInterfaceLanguage(
  app.storage.read('interface-language'),
  user?.preferredLanguage,
  navigator.languages,
);
try {
  await app.translator.setLanguage(language);
} catch (error) {
  // English texts are bundled.
  app.notices.report(error, 'load the texts of a language');
}

void app.part(languages).load();
// Somebody has left the page before their rights came.
if (user !== undefined && app.storage.read('capabilities') === undefined)
  void import('#core/session/start-session.ts').then(({ tryCapabilities }) => tryCapabilities(app));

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the application');
createRoot(place).render(
  <AppProvider app={app}>
    <LeaveGuard>
      <Router />
    </LeaveGuard>
  </AppProvider>,
);
