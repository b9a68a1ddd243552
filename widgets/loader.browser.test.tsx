import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';

// Other tests of this page define the elements of the suite.
vi.mock('./element-tags.ts', () => ({ elementTags: ['reg-lamp', 'reg-candle', 'reg-torch'] }));

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
function hostOf(name: string, inner: HTMLElement) {
  const host = document.createElement(name);
  onTestFinished(() => host.remove());
  const define = () =>
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(inner);
        }
      },
    );
  return { host, define };
}
const isRequested = (element: HTMLElement) => expect.poll(() => requested.includes(element)).toBe(true);

it('brings elements in the page', async () => {
  const element = eager('reg-lamp');
  document.body.append(element);
  await isRequested(element);
});

it('brings elements in the shadow root of another, defined before it was placed', async () => {
  const element = eager('reg-candle');
  const { host, define } = hostOf('intranet-part', element);
  define();
  document.body.append(host);
  await isRequested(element);
});

it('brings elements in the shadow root of another that is defined later, and in one within it', async () => {
  const element = eager('reg-torch');
  const inner = hostOf('intranet-inner', element);
  const outer = hostOf('intranet-outer', inner.host);
  inner.define();
  document.body.append(outer.host);
  await new Promise((done) => setTimeout(done, 50));
  expect(requested).not.toContain(element);
  outer.define();
  await isRequested(element);
});
