import { atom, type WritableAtom } from 'nanostores';
import { type AppPart, createAppParts } from './app-parts.ts';
import { lazy } from './async/memoize.ts';
import { orElse } from './async/or-else.ts';
import type { domainContract } from './contract/domain/domain.ts';
import type { Access, CallsOf } from './contract/endpoint.ts';
import { type LanguageCode, languageCodes } from './contract/languages.ts';
import type { mainContract } from './contract/main/main.ts';
import { type Client, createLazyClient } from './http/client.ts';
import type { Sending } from './http/sending.ts';
import type { Phrasing } from './i18n/phrasing.ts';
import type { TextBundle } from './i18n/texts.ts';
import { createTranslator, type Translator } from './i18n/translator.ts';
import type { Later } from './lib/later.ts';
import { createNavigationBus, type NavigationBus } from './navigation-bus.ts';
import { createNotices, type Notices } from './notices.ts';
import { createSamples, type Samples } from './samples.ts';
import type { Search } from './search/search-types.ts';
import { createSession, type Session } from './session/session.ts';
import { createProductStorage, type KeyValueStorage, type ProductStorage } from './session/storage.ts';

export type AppConfig = Sending & {
  product: string;
  /** Base address of the main server; empty if there is none that may be called. */
  mainUrl: string;
  /** The origin of the page: sessions with a main server at another address are stored under names with that. */
  origin?: string;
  storage: KeyValueStorage;
  /** Milliseconds since 1970; tests pass their own clock. */
  now: () => number;
  later: Later;
  texts: TextBundle[];
  /** i18next in the portal, the light phrasing in elements (decision 0008). */
  phrasing: Phrasing;
};

export type App = {
  product: string;
  now: () => number;
  mainUrl: string;
  main: Client<typeof mainContract>;
  domain: Client<typeof domainContract>;
  session: Session;
  translator: Translator;
  /** The language in which documents are read, independent of the interface language. */
  $documentLanguage: WritableAtom<LanguageCode>;
  notices: Notices;
  navigationBus: NavigationBus;
  /** A store of a feature, made with the first view that uses it: `app.part(regulations)`. */
  part: <T>(part: AppPart<T>) => T;
  /** The code of the search, loaded with the first search box. */
  search: () => Promise<Search>;
  storage: ProductStorage;
  /** Whether invented law is listed beside real law. */
  samples: Samples;
};

/** The calls that are known before the whole contracts have been loaded. */
function createKnownCalls() {
  const main: Partial<CallsOf<typeof mainContract>> = {};
  const domain: Partial<CallsOf<typeof domainContract>> = {};
  const addCalls: Parameters<typeof createAppParts>[1] = ({ calls, domainCalls }) => {
    Object.assign(main, calls);
    Object.assign(domain, domainCalls);
  };
  return { known: { main, domain }, addCalls };
}

/** The contracts in the parts in which they load: those of the calls that elements make come first. */
const mainParts = [
  async () => (await import('./contract/main/element-calls.ts')).elementCalls,
  async () => (await import('./contract/main/main-calls.ts')).mainCalls,
];
const domainParts = [async () => (await import('./contract/domain/domain-calls.ts')).domainCalls];

/** The only place where stores are created and connected; everything impure comes in through `config`. */
export function createApp(config: AppConfig): App {
  const storage = createProductStorage(config.product, config.storage, config.mainUrl, config.origin);
  const notices = createNotices();
  const samples = createSamples(storage);
  const session: Session = createSession(storage, config.now);
  const sending: Sending = config.send ? { send: config.send } : { fetch: config.fetch };
  const { now, later } = config;
  const authorised = {
    token: session.token,
    isOver: session.isOver,
    onUnauthorised: session.handleUnauthorised,
    onForbidden: (access: Access) => {
      if (typeof access === 'object' && access.roles?.includes('READER')) session.refuseReading();
      // The refusal itself is told by whoever called.
      const options = { report: notices.report, doing: 'load the user again' };
      void orElse(domain.currentUser({}).then(session.keepUser), undefined, options);
    },
    ...sending,
    later,
  };
  const { known, addCalls } = createKnownCalls();
  const main = createLazyClient<typeof mainContract>(known.main, mainParts, {
    ...authorised,
    server: 'main',
    baseUrl: () => config.mainUrl,
    headers: () => samples.headers(),
  });
  const domain = createLazyClient<typeof domainContract>(known.domain, domainParts, {
    ...authorised,
    server: 'domain',
    baseUrl: session.domainUrl,
  });
  const stored = languageCodes.find((code) => code === storage.read('document-language'));
  const $documentLanguage = atom<LanguageCode>(
    stored ?? session.$session.get().user?.documentDisplayLanguage ?? 'DE',
  );
  $documentLanguage.listen((language) => storage.write('document-language', language));
  const baseUrls = { main: () => config.mainUrl, domain: () => session.domainUrl(true) };
  const context = { main, domain, session, notices, storage, samples, baseUrls, sending, now, later };
  return {
    product: config.product,
    now,
    mainUrl: config.mainUrl,
    main,
    domain,
    session,
    translator: createTranslator(config.texts, config.phrasing),
    $documentLanguage,
    notices,
    navigationBus: createNavigationBus(),
    part: createAppParts(context, addCalls),
    search: lazy(async () => {
      const { calls, createSearch } = await import('./search/search.ts');
      addCalls({ calls });
      return createSearch(context);
    }),
    storage,
    samples,
  };
}
