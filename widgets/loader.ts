import { elementTags } from './element-tags.ts';

/**
 * For the head of a page: loads the script of each Regesta element when the element comes near the screen, also in open
 * shadow roots. Addresses are relative to this module, so that the folder can be copied anywhere.
 */
const tags: readonly string[] = elementTags;
const requested = new Set<string>();
/** Names of elements of others that may get a shadow root once they are defined. */
const others = new Set<string>();
/** Milliseconds until scripts that could not be loaded are asked for again; doubled each time. */
let pause = 4000;

/** All elements in a place, and in open shadow roots, but not in those of this suite. */
function* elementsIn(place: ParentNode): Generator<Element> {
  for (const element of place.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot && !tags.includes(element.localName)) yield* elementsIn(element.shadowRoot);
  }
}

async function bring(tag: string) {
  if (requested.has(tag) || customElements.get(tag)) return;
  requested.add(tag);
  const { href: where } = new URL(`./${tag}.js`, import.meta.url);
  try {
    await import(/* @vite-ignore */ where);
  } catch {
    requested.delete(tag);
    const failure = { detail: { code: 'LOAD_FAILED', where }, bubbles: true, composed: true };
    for (const element of elementsIn(document))
      if (element.localName === tag) element.dispatchEvent(new CustomEvent('reg-failed', failure));
    setTimeout(watch, pause, document);
    pause = Math.min(2 * pause, 60_000);
  }
}

let near: IntersectionObserver;
let changes: MutationObserver;

function watch(place: ParentNode) {
  for (const element of elementsIn(place)) take(element);
}

function take(element: Element) {
  const { localName, shadowRoot } = element;
  if (tags.includes(localName)) {
    if (element.getAttribute('loading') === 'eager') void bring(localName);
    else near.observe(element);
  } else if (shadowRoot) changes.observe(shadowRoot, { childList: true, subtree: true });
  else if (localName.includes('-') && !others.has(localName)) {
    others.add(localName);
    // What is no name of an element, as some of SVG, is never defined.
    customElements.whenDefined(localName).then(
      () => watch(document),
      () => undefined,
    );
  }
}

// On a server, which may import the loader with the page that it draws, there is nothing to watch.
if (typeof document !== 'undefined') {
  near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void bring(target.localName);
      }
    },
    { rootMargin: '800px' },
  );
  changes = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        take(node);
        watch(node);
        if (node.shadowRoot && !tags.includes(node.localName)) watch(node.shadowRoot);
      }
    }
  });
  watch(document);
  changes.observe(document, { childList: true, subtree: true });
}
