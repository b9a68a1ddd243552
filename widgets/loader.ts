import { defineLight, type Need } from './light-element.ts';
import { lightSpecs } from './light-specs.ts';

/**
 * For the head of a page: defines the Regesta elements with their options at once, and loads the script of each when one
 * comes near the screen or is called, wherever it stands, also in shadow roots. Addresses are relative to this module, so
 * that the folder can be copied anywhere.
 */
const waiting = new Map<string, ReadonlySet<HTMLElement>>();
const requested = new Set<string>();
/** Milliseconds until scripts that could not be loaded are requested again; doubled each time, to a minute or little more. */
let pause = 4000;

async function bring(tag: string) {
  if (requested.has(tag)) return;
  requested.add(tag);
  const where = new URL(`./bodies/${tag}.js`, import.meta.url).href;
  try {
    await (await import(/* @vite-ignore */ where)).body?.();
  } catch {
    requested.delete(tag);
    const failure = { bubbles: true, composed: true, detail: { code: 'LOAD_FAILED', where } };
    // Whatever was requested waits.
    const elements = waiting.get(tag) as ReadonlySet<HTMLElement>;
    for (const element of elements) element.dispatchEvent(new CustomEvent('reg-failed', failure));
    setTimeout(() => {
      for (const element of elements) need(element);
    }, pause);
    if (pause < 60_000) pause *= 2;
  }
}

let near: IntersectionObserver;
const need: Need = (element, isCalled) => {
  if (isCalled || (element as HTMLElement & { loading?: unknown }).loading === 'eager')
    void bring(element.localName);
  else near.observe(element);
};

// On a server, which may import the loader with the page that it draws, there is nothing to define.
if (typeof document !== 'undefined') {
  near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        // Another script of the page may have brought what it waited for.
        if (waiting.get(target.localName)?.has(target as HTMLElement)) void bring(target.localName);
      }
    },
    { rootMargin: '800px' },
  );
  for (const spec of lightSpecs) {
    const elements = defineLight(spec, need);
    if (elements) waiting.set(spec.tag, elements);
  }
}
