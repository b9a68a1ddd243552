import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { Suggestion } from '#core/contract/main/search.ts';
import type { BoxSearch, Search } from '#core/search/search-types.ts';
import { createBoxActions } from './box-actions.ts';

const line: Suggestion = {
  kind: 'provision',
  regTextId: 'lamp',
  path: '37b^2',
  label: 'Art. 37b LampG',
  detail: 'Dochte',
  sourceNumber: '1.1',
  versionDate: '2021-01-01',
};

it.each([
  [{}, { article: '37b', path: '37b^2', versionDate: undefined }],
  [{ openOn: '2021-02-03' }, { article: '37b', path: '37b^2', versionDate: '2021-02-03' }],
  [{ path: '37b' }, { article: '37b', path: undefined, versionDate: undefined }],
  [{ path: undefined }, { article: undefined, path: undefined, versionDate: undefined }],
])('a suggestion %j leads to %j', (more, place) => {
  expect(chosen({ suggestion: { ...line, ...more } as Suggestion })).toEqual({
    to: 'read',
    regTextId: 'lamp',
    language: 'FR',
    ...place,
  });
});

it('a suggestion of the open document only jumps', () => {
  expect(chosen({ suggestion: line, isInDocument: true })).toEqual({ to: 'jump', path: '37b^2' });
});

/** The destination of a chosen line. */
function chosen(direct: { suggestion: Suggestion; isInDocument?: boolean }): unknown {
  const onGo = vi.fn();
  const list = {
    open: true,
    activeId: undefined,
    show: vi.fn(),
    close: vi.fn(),
    point: vi.fn(),
    await: vi.fn(),
  };
  const home = {
    search: {} as Search,
    searching: { $term: atom('') } as unknown as BoxSearch,
    context: { searchLanguage: 'DE', displayLanguage: 'FR' } as const,
    onGo,
  };
  const actions = createBoxActions(home, list, { current: null }, vi.fn());
  actions.choose({ id: 'x', kind: 'direct', ...direct });
  expect(list.close).toHaveBeenCalled();
  expect(onGo).toHaveBeenCalledOnce();
  return onGo.mock.calls[0]?.[0];
}
