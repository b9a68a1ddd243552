import type { ReactElement } from 'react';
import { type RenderResult, render } from 'vitest-browser-react';
import { type App, createApp } from '#core/app.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { later } from '#core/lib/later.ts';
import { createMemoryStorage } from '#core/session/storage.ts';
import { AppProvider } from '../app-context.tsx';

/** Replies by method and path of the contract, `GET /domain/base-url`; a function may examine the request. */
export type Answers = Record<string, object | ((request: Request) => Response | Promise<Response>)>;

/** A refusal in the form in which servers send it. */
export const refusal = (status: number, code: string, message = 'Refused', regTextId?: string) =>
  Response.json({ code, message, regTextId }, { status });

/** The answer of a server that cannot be reached. */
export const unreachable = () => Promise.reject(new TypeError('away'));

/** An answer that does not arrive while the test runs. */
export const unanswered = () => new Promise<Response>(() => undefined);

type TestRequest = { call: string; query: Record<string, string>; body: unknown };

export type TestApp = {
  app: App;
  requests: TestRequest[];
  /** The requests of one call, the first one first. */
  requestsOf: (call: string) => TestRequest[];
};

/**
 * An app with its real stores and `stored` entries of the device. Calls without an answer fail; those that `unrecorded`
 * names are answered, but are no matter of the test.
 */
export function aTestApp(
  texts: TextBundle[],
  answers: Answers = {},
  stored: Record<string, string> = {},
  unrecorded: readonly string[] = [],
): TestApp {
  const requests: TestRequest[] = [];
  const storage = createMemoryStorage();
  const mainUrl = globalThis.location.origin;
  for (const [key, value] of Object.entries({ 'main-base-url': mainUrl, ...stored }))
    storage.setItem(`regesta-${key}`, value);
  const app = createApp({
    product: 'regesta',
    mainUrl,
    storage,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${decodeURIComponent(pathname.replace('/api/v1', ''))}`;
      const body = await request
        .clone()
        .json()
        .catch(() => undefined);
      if (!unrecorded.includes(call)) requests.push({ call, query: Object.fromEntries(searchParams), body });
      const answer = answers[call];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return typeof answer === 'function' ? answer(request) : Response.json(answer);
    },
    now: () => Date.parse('2026-06-01T10:00:00Z'),
    later,
    texts: [commonTexts, ...texts],
    phrasing: createLightPhrasing(),
  });
  return { app, requests, requestsOf: (call) => requests.filter((request) => request.call === call) };
}

/** Draws a view inside an app. */
export const renderIn = (app: App, view: ReactElement): Promise<RenderResult> =>
  render(<AppProvider app={app}>{view}</AppProvider>);
