import r2wc from '@r2wc/core';
import { attributeName } from './attribute-name.ts';
import { parseText } from './attribute-text.ts';
import type { ElementSpec, HostOf } from './element-spec.ts';
import { type Attributes, readOptions } from './element-values.ts';
import { type Body, bodyKey, type TakeBody } from './light-body.ts';
import { failureOf, type MountedElement, mountElement } from './mount-element.ts';

// The extension points of @r2wc/core 1.3.1, which `package.json` pins through the package above it;
// the conduct test fails when they change.
const render = Symbol.for('r2wc.render');
const context = Symbol.for('r2wc.context');
const props = Symbol.for('r2wc.props');
type R2wcLife = {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [render](): void;
  [context]?: MountedElement;
  [props]: Record<string, unknown>;
};

const warned = new Set<string>();

function warnOnce(tag: string) {
  if (warned.has(tag)) return;
  warned.add(tag);
  // biome-ignore lint/suspicious/noConsole: the authors of a page with two versions of the suite learn it once
  console.info(`<${tag}> is already defined on this page; the first definition stays.`);
}

/**
 * Gives an element its body, where its light class is defined (light-element.ts). The loader has done that; a script that
 * pages name by itself does it right after this, and then again gives the body (define-alone.ts).
 */
export function giveBody<A extends Attributes, E extends string>(spec: ElementSpec<A, E>): void {
  if (typeof customElements === 'undefined') return;
  const light = customElements.get(spec.tag) as { [bodyKey]?: TakeBody } | undefined;
  if (light && !light[bodyKey]?.(bodyOf(spec))) warnOnce(spec.tag);
}

/**
 * The class that r2wc makes, which mounts the view of an element. It cannot be that of the element, whose class is the
 * light one: it makes plain objects, and what r2wc alone would do with attributes and events is done there.
 */
function r2wcClass<A extends Attributes, E extends string>(spec: ElementSpec<A, E>) {
  const made = r2wc<Record<string, unknown>, MountedElement>(
    () => null,
    { props: [] },
    {
      mount: (_container, _component, given) =>
        mountElement(
          given.root as ShadowRoot,
          spec,
          given.host as HostOf<A, E>,
          given.states as CustomStateSet | undefined,
        ),
      update: (view) => view.update(),
      unmount: (view) => view.unmount(),
    },
  );
  Object.setPrototypeOf(made, Object);
  return made as unknown as new () => R2wcLife;
}

/** Where the focus enters an element: its entry if that is there, else the first control. */
function entryOf(root: ShadowRoot | null, entry: string | undefined) {
  const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
  return (
    (entry === undefined ? undefined : find(entry)) ?? find('button, a[href], input, select, [tabindex="0"]')
  );
}

/** An element as its view sees it: options in, events out. */
function hostOf<A extends Attributes, E extends string>(
  element: HTMLElement,
  spec: ElementSpec<A, E>,
  values: ReadonlyMap<string, unknown>,
  internals: ElementInternals,
): HostOf<A, E> {
  const events: Readonly<Record<string, { cancelable: boolean }>> = spec.events;
  return {
    element,
    // Every specification includes the common attributes.
    values: () =>
      readOptions(spec.attributes, Object.fromEntries(values)) as ReturnType<HostOf<A, E>['values']>,
    emit: (name, detail) =>
      element.dispatchEvent(
        new CustomEvent(name, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: events[name]?.cancelable ?? false,
        }),
      ),
    label: () => spec.labelOf?.(internals.labels),
  };
}

/** Delegates the life of an element in its page to r2wc. */
function bodyOf<A extends Attributes, E extends string>(spec: ElementSpec<A, E>): Body {
  const Lifecycle = r2wcClass(spec);
  return ({ element, values, internals }) => {
    const root = element.shadowRoot as ShadowRoot;
    const host = hostOf(element, spec, values, internals);
    const life = new Lifecycle();
    life[props] = { root, host, states: internals.states };
    let isLeaving = false;
    const readTexts = () => {
      for (const [option, text] of values) {
        if (typeof text !== 'string') continue;
        try {
          values.set(option, parseText(spec.attributes[option]?.kind, text));
        } catch (error) {
          values.delete(option);
          const where = `${attributeName(option)}: ${(error as Error).message}`;
          host.emit('reg-failed', { code: 'INVALID_ATTRIBUTE', where });
        }
      }
    };
    const focus = (options?: FocusOptions) => {
      const target = entryOf(root, spec.entry);
      if (target) target.focus(options);
      else HTMLElement.prototype.focus.call(element, options);
    };
    // What the light class said and kept free.
    internals.states?.delete('loading');
    root.adoptedStyleSheets = [];
    // A label sends its click to the element itself; those of users come from inside.
    if (spec.labelOf)
      element.addEventListener('click', (event) => event.composedPath()[0] === element && focus());
    return {
      connected() {
        readTexts();
        life.connectedCallback();
        if (isLeaving) life[context]?.moved();
        isLeaving = false;
      },
      disconnected() {
        // Moving an element with append() disconnects and connects it within one task, which must not unmount it.
        isLeaving = true;
        queueMicrotask(() => {
          if (isLeaving && !element.isConnected) life.disconnectedCallback();
        });
      },
      changed() {
        readTexts();
        if (element.isConnected && life[context]) life[render]();
      },
      focus,
      reload: () => life[context]?.reload(),
      signOut: () => life[context]?.signOut(),
      async open(place) {
        const view = await life[context]?.view();
        if (!view?.open) throw failureOf('REMOVED');
        return await view.open(place);
      },
    };
  };
}
