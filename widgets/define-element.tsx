import r2wc from '@r2wc/core';
import type { ElementSpec, HostOf } from './element-spec.ts';
import { type Attributes, attributeName, parseAttribute, readOptions } from './element-values.ts';
import { failureOf, type MountedElement, mountElement } from './mount-element.ts';

// The extension points of @r2wc/core 1.3.1, which `package.json` pins through the package above it;
// the conduct test fails when they change.
const render = Symbol.for('r2wc.render');
const context = Symbol.for('r2wc.context');
const props = Symbol.for('r2wc.props');
type R2wcElement = HTMLElement & {
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
 * Defines a custom element on @r2wc/core and corrects what r2wc alone gets wrong: properties set before
 * the upgrade are taken over, properties are not reflected into attributes, a removed attribute means the
 * default, a detached element mounts nothing, a moved element keeps its state, events keep their names and
 * can be cancelled.
 */
export function defineElement<A extends Attributes, E extends string>(spec: ElementSpec<A, E>): void {
  if (typeof customElements === 'undefined') return;
  if (customElements.get(spec.tag)) {
    warnOnce(spec.tag);
    return;
  }
  customElements.define(spec.tag, elementClass(spec));
}

/** The class that r2wc makes, which mounts the element's view into a shadow root. */
function r2wcClass<A extends Attributes, E extends string>(spec: ElementSpec<A, E>) {
  return r2wc<Record<string, unknown>, MountedElement>(
    () => null,
    { shadow: 'open', props: [] },
    {
      mount: (container, _component, given) =>
        mountElement(
          container as unknown as ShadowRoot,
          spec,
          given.host as HostOf<A, E>,
          given.states as CustomStateSet | undefined,
        ),
      update: (view) => view.update(),
      unmount: (view) => view.unmount(),
    },
  ) as unknown as new () => R2wcElement;
}

type OptionAccess = {
  getOption: (option: string) => unknown;
  setOption: (option: string, value: unknown) => void;
};

/** Makes options readable and writable as properties of the elements of a class. */
function defineProperties(elements: { prototype: OptionAccess }, options: Iterable<string>): void {
  for (const option of options) {
    Object.defineProperty(elements.prototype, option, {
      configurable: true,
      enumerable: true,
      get(this: OptionAccess) {
        return this.getOption(option);
      },
      set(this: OptionAccess, value: unknown) {
        this.setOption(option, value);
      },
    });
  }
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

function elementClass<A extends Attributes, E extends string>(
  spec: ElementSpec<A, E>,
): CustomElementConstructor {
  const options = new Map(Object.keys(spec.attributes).map((option) => [attributeName(option), option]));
  const properties = [...options.values(), ...spec.properties];

  class RegestaElement extends r2wcClass(spec) {
    static observedAttributes = [...options.keys()];
    /** Labels of the page find only elements that take part in forms. */
    static formAssociated = spec.labelOf !== undefined;
    readonly #internals = this.attachInternals();
    readonly #values = new Map<string, unknown>();
    readonly #host = hostOf(this, spec, this.#values, this.#internals);
    #leaving = false;

    constructor() {
      super();
      this[props] = { host: this.#host, states: this.#internals.states };
      // A label sends its click to the element itself; those of users come from inside.
      if (spec.labelOf)
        this.addEventListener('click', (event) => event.composedPath()[0] === this && this.focus());
    }

    override connectedCallback() {
      for (const option of properties) this.#upgrade(option);
      super.connectedCallback();
      if (this.#leaving) this[context]?.moved();
      this.#leaving = false;
    }

    /** A property that the page set before the element was defined hides the accessor: its value is taken over. */
    #upgrade(option: string) {
      if (!Object.hasOwn(this, option)) return;
      const value = (this as unknown as Record<string, unknown>)[option];
      delete (this as unknown as Record<string, unknown>)[option];
      this.#values.set(option, value);
    }

    override disconnectedCallback() {
      // Moving an element with append() disconnects and connects it within one task, which must not unmount it.
      this.#leaving = true;
      queueMicrotask(() => {
        if (this.#leaving && !this.isConnected) super.disconnectedCallback();
      });
    }

    /** moveBefore() calls this instead of disconnecting and connecting: nothing has to be done. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _old: string | null, text: string | null) {
      const option = options.get(name);
      const attribute = option && spec.attributes[option];
      if (!option || !attribute) return;
      if (text === null) this.#values.delete(option);
      else {
        const parsed = parseAttribute(attribute.kind, text);
        if ('value' in parsed) this.#values.set(option, parsed.value);
        else this.#values.delete(option);
        if ('error' in parsed)
          this.#host.emit('reg-failed', { code: 'INVALID_ATTRIBUTE', where: `${name}: ${parsed.error}` });
      }
      this.#changed();
    }

    getOption(option: string) {
      return this.#values.has(option) ? this.#values.get(option) : spec.attributes[option]?.fallback;
    }

    setOption(option: string, value: unknown) {
      if (value === undefined) this.#values.delete(option);
      else this.#values.set(option, value);
      this.#changed();
    }

    #changed() {
      // An upgrade reports the attributes one by one before it connects: before that, some are missing.
      if (this.isConnected && this[context]) this[render]();
    }

    override focus(focus?: FocusOptions) {
      const target = entryOf(this.shadowRoot, spec.entry);
      if (target) target.focus(focus);
      else super.focus(focus);
    }

    /** Fetches again what is displayed. */
    reload() {
      this[context]?.reload();
    }

    /** Ends the session that is stored on the device for the element's main server. */
    signOut() {
      this[context]?.signOut();
    }
  }

  defineProperties(RegestaElement, properties);
  if (spec.hasPlaces)
    Object.assign(RegestaElement.prototype, {
      /** Goes to a place; resolves once it is on screen, or rejects with an error that has a `code`. */
      async open(this: RegestaElement, place: unknown) {
        const view = await this[context]?.view();
        if (!view?.open) throw failureOf('REMOVED');
        return await view.open(place);
      },
    });
  return RegestaElement;
}
