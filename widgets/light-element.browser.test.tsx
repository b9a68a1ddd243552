import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Body, bodyKey, type Life, type TakeBody } from './light-body.ts';
import { defineLight } from './light-element.ts';

type Lamp = HTMLElement & {
  bright?: unknown;
  watts?: unknown;
  shade?: unknown;
  token?: unknown;
  label?: unknown;
  open: (place: unknown) => Promise<unknown>;
  reload: () => void;
};
const spec = {
  attributes: {
    bright: { kind: 'boolean', fallback: false },
    watts: { kind: 'number', fallback: 40 },
    shade: { kind: 'json' },
    label: { kind: 'string' },
  },
  properties: ['token'],
  hasPlaces: true,
  room: ({ watts }: { watts: number }) => ({ height: watts, minWidth: 100, view: 'lies' as const }),
} as const;

let count = 0;
function lamp() {
  count += 1;
  const tag = `light-lamp-${count}`;
  const need = vi.fn();
  const define = () => defineLight({ ...spec, tag }, need);
  const place = (html = `<${tag}></${tag}>`) => {
    const part = document.createElement('section');
    part.innerHTML = html.replaceAll('%', tag);
    document.body.append(part);
    onTestFinished(() => part.remove());
    return part.querySelector(tag) as Lamp;
  };
  /** Gives the class a body, and says what that was called with. */
  const giveBody = () => {
    const calls: unknown[] = [];
    const body: Body = ({ values }) => {
      const note =
        (name: string) =>
        (...given: unknown[]) =>
          void calls.push([name, ...given]);
      const life: Life = {
        connected: () => calls.push(['connected', Object.fromEntries(values)]),
        disconnected: note('disconnected'),
        changed: () => calls.push(['changed', Object.fromEntries(values)]),
        focus: note('focus'),
        reload: note('reload'),
        signOut: note('signOut'),
        open: async (to) => ({ opened: to }),
      };
      return life;
    };
    const isTaken = (customElements.get(tag) as unknown as Record<symbol, TakeBody>)[bodyKey]?.(body);
    return { calls, isTaken };
  };
  return { tag, need, define, place, giveBody };
}

describe('before its script is there an element', () => {
  it('has every option as a property, with its default', () => {
    const { define, place, need } = lamp();
    define();
    const element = place('<% watts="60"></%>');
    for (const option of ['bright', 'watts', 'shade', 'label', 'token']) expect(option in element).toBe(true);
    expect(element.bright).toBe(false);
    const token = () => 'secret';
    Object.assign(element, { token, bright: true });
    expect([element.token, element.bright]).toEqual([token, true]);
    expect(element.attributes).toHaveLength(1);
    expect(need).toHaveBeenCalledWith(element);
  });

  it('takes what frameworks write: texts for switches, nothing for the default', () => {
    const { define, place } = lamp();
    define();
    const element = place('<% bright></%>');
    expect(element.bright).toBe(true);
    element.removeAttribute('bright');
    expect(element.bright).toBe(false);
    for (const [given, read] of [
      ['true', true],
      ['false', false],
      ['bright', true],
      ['', false],
      [true, true],
      [undefined, false],
    ]) {
      element.bright = given;
      expect(element.bright).toBe(read);
    }
  });

  it('takes properties that were set before its class was there', () => {
    const { define, place, giveBody } = lamp();
    const element = place('<% watts="10"></%>');
    const token = () => 'secret';
    Object.assign(element, { token, watts: 100 });
    define();
    expect(Object.hasOwn(element, 'token')).toBe(false);
    expect(element.watts).toBe(100);
    expect(giveBody().calls).toEqual([['connected', { token, watts: 100 }]]);
  });

  it('keeps the room of its view free, by its options, and says that it loads', () => {
    const { define, place } = lamp();
    define();
    const element = place('<div style="display: flex"><%></%></div>');
    const size = () => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height];
    };
    expect(size()).toEqual([300, 40]);
    element.watts = 120;
    expect(size()).toEqual([300, 120]);
    element.style.cssText = 'height: 200px; width: 50px';
    expect(size()).toEqual([50, 200]);
    expect(element.matches(':state(loading)')).toBe(true);
    element.hidden = true;
    expect(size()).toEqual([0, 0]);
  });

  it('keeps calls for its script, which is brought for them', async () => {
    const { define, place, need, giveBody } = lamp();
    define();
    const element = place();
    const opened = element.open({ article: '5' });
    element.reload();
    expect(need).toHaveBeenCalledWith(element, true);
    const { calls } = giveBody();
    await expect(opened).resolves.toEqual({ opened: { article: '5' } });
    expect(calls).toEqual([
      ['connected', {}],
      ['reload', undefined],
    ]);
  });

  it('takes the focus when its script comes, unless that went elsewhere', async () => {
    for (const goesElsewhere of [false, true]) {
      const { define, place, giveBody } = lamp();
      define();
      const element = place('<%></%><button>Elsewhere</button>');
      element.focus();
      const button = element.nextElementSibling as HTMLElement;
      if (goesElsewhere) button.focus();
      else (document.activeElement as HTMLElement | null)?.blur();
      const { calls } = giveBody();
      await element.open({});
      expect(calls.some((call) => (call as string[])[0] === 'focus')).toBe(!goesElsewhere);
    }
  });
});

describe('when its script comes', () => {
  it('the elements in the page live, in their order, and those that come later', () => {
    const { tag, define, place, giveBody } = lamp();
    define();
    place('<% label="one"></%><% label="two"></%>');
    const removed = place('<% label="three"></%>');
    removed.remove();
    const { calls } = giveBody();
    place('<% label="four"></%>');
    document.body.append(removed);
    onTestFinished(() => removed.remove());
    const connected = ['one', 'two', 'four', 'three'].map((label) => ['connected', { label }]);
    expect(calls).toEqual(connected);
    removed.setAttribute('label', 'last');
    removed.remove();
    expect(calls.slice(4)).toEqual([['changed', { label: 'last' }], ['disconnected']]);
    expect(document.createElement(tag)).toBeInstanceOf(customElements.get(tag));
  });

  it('a second one is refused, and a tag that is defined is left alone', () => {
    const { define, giveBody } = lamp();
    expect(define()).toBeDefined();
    expect(define()).toBeUndefined();
    expect([giveBody().isTaken, giveBody().isTaken]).toEqual([true, false]);
  });
});
