import { describe, expect, it, vi } from 'vitest';
import type { BoxLine } from '#core/search/drop-down-lines.ts';
import { activeLine, handleBoxKey, type ListState } from './box-keys.ts';
import { daysAgo } from './days-ago.ts';
import { roomFor } from './room.ts';

it.each([
  ['2026-03-02T08:00:00Z', 'heute'],
  ['2026-03-01T22:30:00Z', 'gestern'],
  ['2026-02-20T12:00:00Z', 'vor 10 Tagen'],
])('a search of %s was made %s', (at, words) => {
  expect(daysAgo(Date.parse(at), Date.parse('2026-03-02T09:00:00Z'), 'de-CH')).toBe(words);
});

it.each([
  [390, 'one'],
  [959, 'one'],
  [960, 'two'],
  [1279, 'two'],
  [1280, 'three'],
])('%i wide has room for %s', (width, room) => {
  expect(roomFor(width)).toBe(room);
});

describe('a key in the box', () => {
  const lines: BoxLine[] = [
    { kind: 'search', id: 'search', term: 'Lampe', total: 3 },
    { kind: 'recent', id: 'recent Docht', term: 'Docht', at: 1 },
    { kind: 'example', id: 'example Wachs', term: 'Wachs', text: 'examplePhrase' },
  ];

  function press(
    key: string,
    state: Partial<Pick<ListState, 'open' | 'activeId'>> = {},
    more: object = {},
    term = 'Lampe',
    visible = lines,
  ) {
    const spies = { show: vi.fn(), close: vi.fn(), point: vi.fn(), await: vi.fn() };
    const list = { open: true, activeId: undefined, ...state, ...spies };
    const actions = { submit: vi.fn(), choose: vi.fn(), remove: vi.fn(), clear: vi.fn() };
    const event = {
      key,
      nativeEvent: { isComposing: false },
      preventDefault: vi.fn(),
      stopPropagation: vi.fn(),
      ...more,
    };
    handleBoxKey(event as unknown as Parameters<typeof handleBoxKey>[0], {
      list,
      lines: visible,
      term,
      actions,
    });
    return { list, actions, event };
  }

  it.each([
    ['ArrowDown', 'first', lines[0]],
    ['ArrowUp', 'last', lines.at(-1)],
  ] as const)('%s waits for lines that have not arrived', (key, end, line) => {
    const { list } = press(key, {}, {}, 'Lampe', []);
    expect(list.await).toHaveBeenCalledWith(end);
    expect(list.point).not.toHaveBeenCalled();
    expect(activeLine({ ...list, activeId: ` ${end}` }, lines)).toBe(line);
  });

  it.each([
    ['ArrowDown', undefined, 'search'],
    ['ArrowDown', 'search', 'recent Docht'],
    ['ArrowDown', 'example Wachs', 'search'],
    ['ArrowUp', undefined, 'example Wachs'],
    ['ArrowUp', 'search', 'example Wachs'],
    ['Home', 'example Wachs', 'search'],
    ['End', 'search', 'example Wachs'],
  ])('%s from %s goes to %s', (key, activeId, to) => {
    const { list, event } = press(key, { activeId });
    expect(list.point.mock.calls[0]?.[0]).toMatchObject({ id: to });
    expect(event.preventDefault).toHaveBeenCalled();
  });

  it.each(['Home', 'End', 'Delete', 'a', 'ArrowLeft'])(
    '%s belongs to the text while no line is active',
    (key) => {
      expect(press(key).event.preventDefault).not.toHaveBeenCalled();
    },
  );

  it('Enter chooses the active line, else searches', () => {
    expect(press('Enter').actions.submit).toHaveBeenCalled();
    expect(press('Enter', { activeId: 'recent Docht' }).actions.choose).toHaveBeenCalledWith(lines[1]);
    // A closed list has no active line.
    expect(press('Enter', { open: false, activeId: 'recent Docht' }).actions.submit).toHaveBeenCalled();
  });

  it('Escape closes, then clears, then is for others', () => {
    expect(press('Escape').list.close).toHaveBeenCalled();
    expect(press('Escape', { open: false }).actions.clear).toHaveBeenCalled();
    expect(press('Escape', { open: false }, {}, '').event.preventDefault).not.toHaveBeenCalled();
  });

  it('Delete removes an active recent search and no other line', () => {
    const { actions, list } = press('Delete', { activeId: 'recent Docht' });
    expect(actions.remove).toHaveBeenCalledWith('Docht');
    expect(list.point.mock.calls[0]?.[0]).toMatchObject({ id: 'example Wachs' });
    expect(press('Delete', { activeId: 'search' }).actions.remove).not.toHaveBeenCalled();
  });

  it('opens with Alt and down, closes with Alt and up', () => {
    expect(press('ArrowDown', { open: false }, { altKey: true }).list.show).toHaveBeenCalled();
    expect(press('ArrowUp', {}, { altKey: true }).list.close).toHaveBeenCalled();
  });

  it('does nothing while a word is being composed, or with Control', () => {
    expect(press('Enter', {}, { nativeEvent: { isComposing: true } }).actions.submit).not.toHaveBeenCalled();
    expect(press('Enter', {}, { ctrlKey: true }).actions.submit).not.toHaveBeenCalled();
  });
});
