import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { loadedValue } from './loadable.ts';
import { createOwnList } from './own-list.ts';

type Thing = { id: string; name: string };

function aList(things: Thing[], remove: (id: string) => Promise<unknown> = async () => undefined) {
  const $session = atom({ signedIn: true });
  const list = createOwnList<Thing>({
    notices: { report: () => undefined },
    $session,
    doing: 'load the things',
    list: async () => things,
    remove,
  });
  const names = () => loadedValue(list.$list.get())?.map(({ name }) => name);
  return { ...list, $session, names };
}
const [one, two] = [
  { id: '1', name: 'one' },
  { id: '2', name: 'two' },
];

describe('the list of what somebody has made', () => {
  it('follows what is made, named anew and taken back', async () => {
    const { load, add, replace, remove, names } = aList([one]);
    await load();
    add(two);
    expect(names()).toEqual(['two', 'one']);
    replace({ id: '1', name: 'first' });
    expect(names()).toEqual(['two', 'first']);
    await remove('2');
    expect(names()).toEqual(['first']);
  });

  it('makes nothing up before it is loaded', () => {
    const { add, names } = aList([one]);
    add(two);
    expect(names()).toBeUndefined();
  });

  it('leaves out what is gone already, and throws what else goes wrong', async () => {
    const errors = new Map([
      ['1', 404],
      ['2', 503],
    ]);
    const { load, remove, names } = aList([one, two], async (id) => {
      throw Object.assign(new Error('refused'), { status: errors.get(id) });
    });
    await load();
    await remove('1');
    expect(names()).toEqual(['two']);
    await expect(remove('2')).rejects.toThrow('refused');
    expect(names()).toEqual(['two']);
  });

  it('is of nobody else once its owner is signed out', async () => {
    const { load, names, $session } = aList([one]);
    await load();
    $session.set({ signedIn: false });
    expect(names()).toBeUndefined();
  });
});
