import { expect, onTestFinished, vi } from 'vitest';
import type { ElementTag } from '../element-tags.ts';
import { registerStyles } from '../style-registry.ts';
import type { Answers } from './view.tsx';

/** Vite puts styles into the page; the build gives them to shadow roots, and so do the tests of elements. */
const given = new WeakSet<Element>();
function giveStyles() {
  for (const style of document.head.querySelectorAll('style[data-vite-dev-id*=".css.ts"]')) {
    if (given.has(style)) continue;
    given.add(style);
    registerStyles(style.textContent ?? '');
  }
}

let watch: MutationObserver | undefined;
/** Goes on after the test: files share a page, and shadow roots with half of the styles look like nothing. */
function watchStyles() {
  if (watch) return;
  watch = new MutationObserver(giveStyles);
  watch.observe(document.head, { childList: true });
  giveStyles();
}

export type SeenEvent = { name: string; detail: Record<string, unknown> };

const events = [
  'opened',
  'failed',
  'signed-out',
  'auth-required',
  'navigate',
  'download',
  'searched',
  'sent',
  'place-changed',
  'changed',
];

/** Records the events of all elements on the page until the test ends. */
export function seeEvents(): SeenEvent[] {
  const seen: SeenEvent[] = [];
  const see = (event: Event) => void seen.push({ name: event.type, detail: (event as CustomEvent).detail });
  for (const name of events) document.addEventListener(`reg-${name}`, see);
  onTestFinished(() => {
    for (const name of events) document.removeEventListener(`reg-${name}`, see);
  });
  return seen;
}

/** The addresses called until the test ends, and `answers` for them; others fail as without a server. */
export function answerCalls(answers: Answers): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const sent = request instanceof Request ? request : new Request(request, init);
    const call = `${sent.method} ${decodeURIComponent(new URL(sent.url).pathname.replace('/api/v1', ''))}`;
    calls.push(call);
    const answer = answers[call];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return typeof answer === 'function' ? answer(sent) : Response.json(answer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

type Placed = {
  attributes?: Record<string, string>;
  properties?: Record<string, unknown>;
  /** Where the element is placed; the body if absent. */
  into?: Element;
};

/** A reader signed in by their page; one function for all tests would share caches between them. */
const aToken = () => () => 'lamp';

/** Puts an element of the suite on the page, as its owner would; it is removed when the test ends. */
export async function placeElement(tag: ElementTag, { attributes = {}, properties = {}, into }: Placed = {}) {
  await import(`../elements/alone/${tag}.ts`);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ loading: 'eager', lang: 'en', ...attributes }))
    element.setAttribute(name, value);
  Object.assign(element, { token: aToken() }, properties);
  watchStyles();
  (into ?? document.body).append(element);
  onTestFinished(async () => {
    element.remove();
    await expect.poll(() => element.shadowRoot?.childNodes.length).toBe(0);
  });
  return element;
}
