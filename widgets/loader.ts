import { elementTags } from './element-tags.ts';

/**
 * For the head of a page: loads the script of each Regesta element when the element comes near the screen.
 * Addresses are relative to this module, so that the folder can be copied anywhere.
 */
const tags: readonly string[] = elementTags;
const selector = tags.join(',');
const requested = new Set<string>();
/** Milliseconds until scripts that could not be loaded are asked for again; doubled each time. */
let pause = 4000;

async function bring(tag: string) {
  if (requested.has(tag) || customElements.get(tag)) return;
  requested.add(tag);
  const { href: where } = new URL(`./${tag}.js`, import.meta.url);
  try {
    await import(/* @vite-ignore */ where);
  } catch {
    requested.delete(tag);
    const failure = { detail: { code: 'LOAD_FAILED', where }, bubbles: true, composed: true };
    for (const element of document.querySelectorAll(tag))
      element.dispatchEvent(new CustomEvent('reg-failed', failure));
    setTimeout(watch, pause, document);
    pause = Math.min(2 * pause, 60_000);
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void bring(target.localName);
    }
  },
  { rootMargin: '800px' },
);

function watch(place: ParentNode) {
  for (const element of place.querySelectorAll<HTMLElement>(selector)) take(element);
}

function take(element: Element) {
  if (element.getAttribute('loading') === 'eager') void bring(element.localName);
  else near.observe(element);
}

watch(document);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (tags.includes(node.localName)) take(node);
      watch(node);
    }
  }
}).observe(document, { childList: true, subtree: true });
