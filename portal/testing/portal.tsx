import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { App } from '#core/app.ts';
import type { Capability, Role, User } from '#core/contract/domain/user.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { sessionTexts } from '#core/i18n/session.ts';
import { shellTexts } from '#core/i18n/shell.ts';
import { type Answers, aTestApp, renderIn, unanswered } from '#widgets/testing/view.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { Router } from '../router.tsx';

export const ada: User = {
  id: '7',
  email: 'ada@musterbank.example',
  fullName: 'Ada Muster',
  title: 'MS',
  preferredLanguage: 'EN',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'EN',
  roles: ['READER'],
  createdAt: '2025-02-03T08:00:00Z',
};

export type PortalOptions = {
  /** The roles of the signed-in user; `undefined` if nobody is signed in. */
  roles?: readonly Role[] | undefined;
  capabilities?: readonly Capability[];
  answers?: Answers;
  /** Further entries of the device's storage. */
  stored?: Record<string, string>;
  /** Width of the window in pixels. */
  width?: number;
  /** Interface language. */
  language?: InterfaceLanguage;
  /** Changes the app before anything is drawn. */
  prepare?: (app: App) => void;
  /** What is drawn at the address; by default the portal with all its pages. */
  content?: ReactElement;
};

/** The entries of the device's storage for a session. */
const sessionOf = (user: User, capabilities: readonly Capability[] = []) => ({
  token: 'of-ada',
  user: JSON.stringify(user),
  capabilities: JSON.stringify(capabilities),
  'domain-base-url': 'http://domain.example',
});

const noReviews = {
  total: 0,
  outcomes: [],
  types: { comment: 0, answer: 0 },
  regulations: [],
  law: { reached: true },
};

/** Opens the portal at an address, by default signed in as a reader. */
export async function openPortal(address: string, options: PortalOptions = {}) {
  const { answers = {}, stored = {}, capabilities = [], width = 1280, language = 'EN' } = options;
  // Every page has the choice of languages, which main is told of.
  answers['PUT /domain/user'] ??= { email: ada.email, accepted: true };
  // And most have the number of the inbox, with what comes of comments, what is watched and what happened to it, and the dashboard what waits for review; these
  // are a matter of tests that answer them.
  const besides = [
    'GET /Inbox',
    'GET /InternalCommentsDomain/Events',
    'GET /CarryOverDomain/Counts',
    'GET /Watches',
    'GET /Watches/Events',
  ] as const;
  const unrecorded = besides.filter((call) => !(call in answers));
  answers['GET /Inbox'] ??= { unread: 0, total: 0, entries: [] };
  answers['GET /Watches'] ??= [];
  answers['GET /Watches/Events'] ??= { unread: 0, total: 0, events: [] };
  answers['GET /InternalCommentsDomain/Events'] ??= unanswered;
  answers['GET /CarryOverDomain/Counts'] ??= noReviews;
  const roles = 'roles' in options ? options.roles : ada.roles;
  const session = roles ? sessionOf({ ...ada, roles: [...roles] }, capabilities) : {};
  const home = window.location.href;
  window.history.replaceState(null, '', address);
  await page.viewport(width, 800);
  onTestFinished(async () => {
    // Before the address is restored, since the portal would navigate.
    await cleanup();
    window.history.replaceState(null, '', home);
    document.documentElement.lang = 'en';
    await page.viewport(1280, 800);
  });
  const device = { 'document-language': 'EN', ...session, ...stored };
  const test = aTestApp([sessionTexts, shellTexts], answers, device, unrecorded);
  await test.app.translator.setLanguage(language);
  options.prepare?.(test.app);
  const view = await renderIn(test.app, <LeaveGuard>{options.content ?? <Router />}</LeaveGuard>);
  return { ...test, view, path: () => `${window.location.pathname}${window.location.search}` };
}
