import { describe, expect, it, vi } from 'vitest';
import type { Room } from './host-styles.ts';
import { placePlain } from './testing/plain-element.ts';

const fills: Room = { height: 640, minHeight: 160, minWidth: 224, view: 'fills' };
const scrolls: Room = { height: 300, minHeight: 120, minWidth: 216, view: 'scrolls' };
const button: Room = { height: 40, view: 'lies' };
/** Higher than any room: what fills its room scrolls it inside. */
const long = '<div style="block-size: 100%; overflow: auto"><div style="height: 5000px">Law</div></div>';

async function placed(room: Room, around: string, html = long) {
  const element = placePlain(html, { room, around });
  await vi.waitUntil(() => element.shadowRoot?.querySelector('.reg-place > :not(.reg-shell)'));
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
  return { element, width, height, top, bottom, left, right };
}
const view = (element: HTMLElement) => {
  const place = element.shadowRoot?.querySelector('.reg-place > *');
  if (!place) throw new Error('no view');
  return place;
};
/** What a click on the middle of an element of the page hits. */
const hitOn = (id: string) => {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.id;
};
const styled = (style: string, more = '') => `<div style="${style}">%${more}</div>`;
const onElement = (style: string) => `<style>#part { ${style} }</style>%`;

describe('a height of the page', () => {
  const below = '<button id="below">Below</button>';
  it.each([
    ['height', `${onElement('height: 300px')}${below}`, 300],
    ['height of a block', `${onElement('display: block; height: 300px')}${below}`, 300],
    ['max-height', `${onElement('max-height: 300px')}${below}`, 300],
    ['max-height of a block', `${onElement('display: block; max-height: 300px')}${below}`, 300],
    ['more than is kept free', `${onElement('height: 900px')}${below}`, 900],
    ['min-height', `${onElement('min-height: 800px')}${below}`, 800],
    ['100 %', `${styled('height: 350px', '<style>#part { height: 100% }</style>')}${below}`, 350],
    [
      'max-height of 100 %',
      `${styled('height: 350px', '<style>#part { max-height: 100% }</style>')}${below}`,
      350,
    ],
    [
      'a row of a grid',
      `${styled('display: grid; height: 420px; grid-template-rows: minmax(0, 1fr)')}${below}`,
      420,
    ],
    [
      'what a column leaves',
      `<div style="display: flex; flex-direction: column; height: 500px"><h2 style="margin: 0; height: 100px">Law</h2>
        %<style>#part { flex: 1 }</style></div>${below}`,
      400,
    ],
    ['less than the least', `${onElement('height: 20px')}${below}`, 160],
  ])('is the height of what fills its room: %s', async (_, around, height) => {
    const room = await placed(fills, around);
    expect(room.height).toBe(height);
    expect(view(room.element).getBoundingClientRect().height).toBe(height);
    expect(view(room.element).firstElementChild?.getBoundingClientRect().height).toBe(height);
    expect(hitOn('below')).toBe('below');
  });

  it('is what a form is scrolled in', async () => {
    const html = '<div style="height: 520px">Form</div>';
    const low = await placed(scrolls, `${onElement('height: 200px')}${below}`, html);
    expect(low.height).toBe(200);
    const place = low.element.shadowRoot?.querySelector('.reg-place');
    expect([place?.clientHeight, place?.scrollHeight]).toEqual([200, 520]);
    // The background of the view is behind all of it.
    expect(view(low.element).getBoundingClientRect().height).toBe(520);
    expect(hitOn('below')).toBe('below');
  });

  it('is the reserved one where the page gives none, and more where a form is higher', async () => {
    const { element, height } = await placed(fills, `%${below}`);
    expect(height).toBe(640);
    expect(view(element).firstElementChild?.getBoundingClientRect().height).toBe(640);
    expect((await placed(scrolls, '%', 'Short')).height).toBe(300);
    expect((await placed(scrolls, '%', '<div style="height: 520px">Form</div>')).height).toBe(520);
    expect((await placed(button, '%', '<button style="height: 40px">Ask</button>')).height).toBe(40);
  });

  it('is never more than the window where the page gives none', async () => {
    const room = await placed({ ...fills, height: 5000 }, '%');
    expect(room.height).toBe(window.innerHeight);
  });
});

describe('a width', () => {
  const places = [
    ['a row', 'display: flex; width: 900px'],
    ['a float', ''],
    ['a cell of a table', ''],
    ['a fixed corner', ''],
    ['a cell of a grid', 'display: grid; justify-items: start; width: 900px'],
    ['an inline block', ''],
  ] as const;
  const around: Record<(typeof places)[number][0], string> = {
    'a row': styled('display: flex; width: 900px', '<p>Words</p>'),
    'a float': '<div style="width: 900px"><div style="float: left">%</div></div>',
    'a cell of a table': '<table><tr><td>Words</td><td>%</td></tr></table>',
    'a fixed corner': onElement('position: fixed; right: 16px; bottom: 16px'),
    'a cell of a grid': styled('display: grid; justify-items: start; width: 900px'),
    'an inline block': '<div style="display: inline-block">%</div>',
  };
  it.each(places)('is there in %s', async (name) => {
    const room = await placed(fills, around[name]);
    expect(room.width).toBeCloseTo(672, 0);
    expect(view(room.element).getBoundingClientRect().width).toBeCloseTo(672, 0);
  });

  it('is there in a dialog of the page', async () => {
    const room = await placed(fills, '<dialog open style="position: static">%</dialog>');
    expect(room.width).toBeCloseTo(672, 0);
  });

  it('is where the page puts it', async () => {
    const { right, bottom } = await placed(fills, around['a fixed corner']);
    expect([right, bottom]).toEqual([document.documentElement.clientWidth - 16, window.innerHeight - 16]);
  });

  it.each([
    ['a narrow column', styled('width: 180px'), 180],
    [
      'a row with much else',
      styled('display: flex; width: 500px', '<p style="flex: none; width: 260px">Words</p>'),
      240,
    ],
    [
      'a narrow row',
      styled('display: flex; width: 300px', '<p style="flex: none; width: 260px">Words</p>'),
      224,
    ],
    ['a float in a narrow column', '<div style="width: 300px"><div style="float: left">%</div></div>', 300],
    ['a width of the page', onElement('width: 410px'), 410],
    ['all of a block', styled('width: 1000px'), 1000],
  ])('is what the place has: %s', async (_, place, width) => {
    expect((await placed(fills, place)).width).toBe(width);
  });

  it('is that of a button where there is no more', async () => {
    const html = '<button style="width: 130px; height: 40px">Ask</button>';
    expect((await placed(button, styled('display: flex'), html)).width).toBe(130);
    expect((await placed(button, onElement('position: fixed; right: 0; bottom: 0'), html)).width).toBe(130);
  });
});

it('is hidden as the page wants', async () => {
  for (const around of [onElement('display: none'), '<div hidden>%</div>'])
    expect((await placed(fills, around)).height).toBe(0);
  const { element } = await placed(fills, onElement('display: block !important'));
  element.hidden = true;
  expect(element.getBoundingClientRect().height).toBe(0);
});

it('is a block where the page takes the display of all elements, and as wide and high as the page wants', async () => {
  const { element, width, height } = await placed(
    fills,
    `<style>* { all: unset !important } #part { width: 400px !important; height: 300px !important }</style>%`,
  );
  expect([width, height, view(element).getBoundingClientRect().height]).toEqual([400, 300, 300]);
});

it('says nothing to assistive technology with what gives it a width', async () => {
  const { element } = await placed(fills, '%', 'Words');
  expect(getComputedStyle(element, '::before').visibility).toBe('hidden');
});

describe('while it is loading', () => {
  it('has a state that the page sees, and the room that it keeps', async () => {
    const gate = Promise.withResolvers<void>();
    const element = placePlain('Words', { room: fills, load: () => gate.promise });
    expect(element.matches(':state(loading)')).toBe(true);
    expect(element.getBoundingClientRect().height).toBe(640);
    gate.resolve();
    await expect.poll(() => element.matches(':state(loading)')).toBe(false);
    expect(element.getBoundingClientRect().height).toBe(640);
  });
});
