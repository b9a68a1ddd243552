import { attributeName } from './attribute-name.ts';
import type { Attributes } from './element-values.ts';
import type { Room } from './host-styles.ts';
import { type Body, bodyKey, type Life, type LightParts } from './light-body.ts';

/** What is known of an element before its script is there. */
export type LightSpec = {
  tag: string;
  /** Options that are both attributes and properties, by property name. */
  attributes: Attributes;
  /** Options that are properties only. */
  properties: readonly string[];
  /** Whether pages send it to places with `open()`. */
  hasPlaces?: boolean;
  /** Whether labels of the page lead to it; they find only elements that take part in forms. */
  hasLabels?: boolean;
  /** The room that it takes in a page, by its options. */
  // biome-ignore lint/suspicious/noExplicitAny: each element has options of its own
  room: (values: any) => Room;
};

/** An element waits for its script, or was called before that was there. */
export type Need = (element: HTMLElement, isCalled?: boolean) => void;

type Method = 'focus' | 'reload' | 'signOut' | 'open';

/** The elements of a tag, and the body that they have in common. */
type Kind = {
  spec: LightSpec;
  need: Need;
  waiting: Set<HTMLElement>;
  body?: Body;
};

/** Keeps the room free that the view will have, so that nothing moves when it comes (host-styles.ts). */
const roomStyles = ({ height, minHeight = height, minWidth = 0, view }: Room) =>
  `:host{display:flex;flex-direction:column;min-block-size:${minHeight}px}:host([hidden]){display:none!important}` +
  `:host::before{content:"a a"/"";flex:0 1 min(${height}px${view === 'fills' ? ',100dvh' : ''});font:0/0 a;letter-spacing:${minWidth}px}`;

/** Makes options readable and writable as properties, and methods callable, on the elements of a class. */
function defineMembers(
  prototype: HTMLElement,
  { spec: { attributes, hasPlaces } }: Kind,
  all: readonly string[],
  stateOf: (element: HTMLElement) => LightState,
) {
  const define = (name: string, more: PropertyDescriptor & ThisType<HTMLElement>) =>
    Object.defineProperty(prototype, name, { configurable: true, ...more });
  for (const option of all)
    define(option, {
      enumerable: true,
      get() {
        const { values } = stateOf(this);
        return values.has(option) ? values.get(option) : attributes[option]?.fallback;
      },
      set(value) {
        stateOf(this).set(option, value);
      },
    });
  for (const method of ['focus', 'reload', 'signOut', ...(hasPlaces ? ['open'] : [])])
    define(method, {
      writable: true,
      value(given: unknown) {
        return stateOf(this).call(method as Method, given);
      },
    });
}

type LightState = ReturnType<typeof createState>;

/** What one element has, before its body is there and after. */
function createState(element: HTMLElement, kind: Kind, coming: Promise<void>) {
  const { spec, need, waiting } = kind;
  const values = new Map<string, unknown>();
  const internals = element.attachInternals();
  const sheet = new CSSStyleSheet();
  const parts: LightParts = { element, values, internals };
  let life: Life | undefined;
  // Browsers before 2024 have no states.
  internals.states?.add('loading');
  element.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];

  /** The life that the body gives the element, once it is there. */
  const alive = () => {
    life ??= kind.body?.(parts);
    return life;
  };
  const connect = () => {
    if (alive()) {
      life?.connected();
      return;
    }
    waiting.add(element);
    sheet.replaceSync(roomStyles(spec.room(element)));
    need(element);
  };
  /** Before the body is there a call waits for it; the focus goes nowhere that somebody has left meanwhile. */
  const call = (method: Method, given: unknown): unknown => {
    if (alive()) return life?.[method](given as never);
    need(element, true);
    return coming.then(() => {
      if (method !== 'focus' || document.activeElement === document.body) return call(method, given);
    });
  };
  return {
    values,
    connect,
    call,
    disconnect() {
      waiting.delete(element);
      life?.disconnected();
    },
    /**
     * Frameworks give properties what they have as the text of an attribute; an empty one means the default there. What
     * other texts mean the body says.
     */
    set(option: string, given: unknown, isAttribute?: boolean) {
      const isSwitch = typeof given === 'string' && spec.attributes[option]?.kind === 'boolean';
      const value = given === '' && !isAttribute ? undefined : isSwitch ? given !== 'false' : given;
      if (value === undefined) values.delete(option);
      else values.set(option, value);
      if (life) life.changed();
      else if (waiting.has(element)) connect();
    },
  };
}

/**
 * Defines an element by a class that has its options from the first moment and everything else once its body comes: a tag
 * cannot be defined again, and frameworks look for a property when they draw, which may be long before the script of the
 * element is there. Returns the elements that wait for their body; undefined if the tag is defined.
 */
export function defineLight(spec: LightSpec, need: Need): ReadonlySet<HTMLElement> | undefined {
  const { tag, attributes, properties, hasLabels = false } = spec;
  if (customElements.get(tag)) return undefined;
  const options = new Map(Object.keys(attributes).map((option) => [attributeName(option), option]));
  const all = [...options.values(), ...properties];
  const kind: Kind = { spec, need, waiting: new Set() };
  let come = () => {};
  const coming = new Promise<void>((done) => {
    come = done;
  });

  class LightElement extends HTMLElement {
    static observedAttributes = [...options.keys()];
    static formAssociated = hasLabels;
    readonly #state = createState(this, kind, coming);

    static stateOf(element: HTMLElement) {
      return (element as LightElement).#state;
    }

    static [bodyKey](given: Body): boolean {
      if (kind.body) return false;
      kind.body = given;
      for (const element of kind.waiting) (element as LightElement).#state.connect();
      kind.waiting.clear();
      come();
      return true;
    }

    connectedCallback() {
      // A property that the page set before the element was defined hides the accessor: its value is taken over.
      for (const option of all) {
        if (!Object.hasOwn(this, option)) continue;
        const { [option]: value } = this as unknown as Record<string, unknown>;
        delete (this as unknown as Record<string, unknown>)[option];
        this.#state.set(option, value);
      }
      this.#state.connect();
    }

    disconnectedCallback() {
      this.#state.disconnect();
    }

    /** moveBefore() calls this instead of disconnecting and connecting: nothing has to be done. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _old: string | null, text: string | null) {
      this.#state.set(options.get(name) ?? '', text ?? undefined, true);
    }
  }
  defineMembers(LightElement.prototype, kind, all, LightElement.stateOf);
  customElements.define(tag, LightElement);
  return kind.waiting;
}
