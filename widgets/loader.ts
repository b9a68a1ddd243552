import { elementTags } from './element-tags.ts';

/**
 * For the head of a page: loads the script of each Regesta element when the element comes near the screen.
 * Addresses are relative to this module, so that the folder can be copied anywhere.
 */
const tags: readonly string[] = elementTags;
const selector = tags.join(',');
const requested = new Set<string>();

function bring(tag: string) {
  if (requested.has(tag) || customElements.get(tag)) return;
  requested.add(tag);
  import(/* @vite-ignore */ new URL(`./${tag}.js`, import.meta.url).href).catch(() => requested.delete(tag));
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      bring(target.localName);
    }
  },
  { rootMargin: '800px' },
);

function watch(place: ParentNode) {
  for (const element of place.querySelectorAll<HTMLElement>(selector)) take(element);
}

function take(element: Element) {
  if (element.getAttribute('loading') === 'eager') bring(element.localName);
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
