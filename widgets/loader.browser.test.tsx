import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';

// Other tests of this page define the elements of the suite.
vi.mock('./light-specs.ts', () => ({
  lightSpecs: ['reg-lamp', 'reg-candle', 'reg-torch', 'reg-match'].map((tag) => ({
    tag,
    attributes: { loading: { kind: 'string' }, article: { kind: 'string' } },
    properties: [],
    room: () => ({ height: 40, view: 'lies' }),
  })),
}));

// In the build the scripts of elements lie beside the loader; here they do not, so elements are told that they failed.
const requested: EventTarget[] = [];
beforeAll(async () => {
  document.addEventListener(
    'reg-failed',
    (event) => void requested.push(event.composedPath()[0] as EventTarget),
  );
  await import('./loader.ts');
});

function eager(tag: string): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('loading', 'eager');
  onTestFinished(() => element.remove());
  return element;
}

/** An element of somebody else that draws into its shadow root, and is defined once `define` is called. */
function hostOf(name: string, inner: HTMLElement, mode: ShadowRootMode = 'open') {
  const host = document.createElement(name);
  onTestFinished(() => host.remove());
  const define = () =>
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode }).append(inner);
        }
      },
    );
  return { host, define };
}
const isRequested = (element: HTMLElement) => expect.poll(() => requested.includes(element)).toBe(true);
const forAWhile = () => new Promise((done) => setTimeout(done, 50));

it('brings elements in the page', async () => {
  const element = eager('reg-lamp');
  document.body.append(element);
  await isRequested(element);
});

it('brings elements in the shadow root of another, defined before it was placed', async () => {
  const element = eager('reg-candle');
  // A closed one tells nobody what is in it.
  const { host, define } = hostOf('intranet-part', element, 'closed');
  const seen: EventTarget[] = [];
  element.addEventListener('reg-failed', () => seen.push(element));
  define();
  document.body.append(host);
  await expect.poll(() => seen).toContain(element);
});

it('brings elements in the shadow root of another that is defined later, and in one within it', async () => {
  const element = eager('reg-torch');
  const inner = hostOf('intranet-inner', element);
  const outer = hostOf('intranet-outer', inner.host);
  inner.define();
  document.body.append(outer.host);
  await forAWhile();
  expect(requested).not.toContain(element);
  outer.define();
  await isRequested(element);
});

it('brings what is far from the screen once it comes near, is to load at once or is called', async () => {
  const far = document.createElement('div');
  far.style.cssText = 'position: absolute; top: 20000px';
  const element = document.createElement('reg-match') as HTMLElement & { loading: string; article: string };
  far.append(element);
  document.body.append(far);
  onTestFinished(() => far.remove());
  await forAWhile();
  element.article = '5';
  expect(requested).not.toContain(element);
  element.loading = 'eager';
  await isRequested(element);
});
