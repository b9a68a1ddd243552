import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../contract/domain/changes.ts';
import { type ChangeEditFields, inverseOf, withEdit } from './change-edit.ts';
import { aChange } from './change-fixture.ts';
import { keyOf, refOf } from './change-ref.ts';
import { createOptimisticChanges } from './optimistic.ts';

describe('a change', () => {
  it('is named by the id of its origin', () => {
    expect(refOf(aChange())).toEqual({ id: 'm1', origin: 'main' });
    expect(refOf(aChange({ origin: 'domain', mainChangeElementId: undefined }))).toEqual({
      id: 'd1',
      origin: 'domain',
    });
    expect(keyOf(aChange())).not.toBe(keyOf(aChange({ origin: 'domain', domainId: 'm1' })));
  });
});

const edits: fc.Arbitrary<ChangeEditFields> = fc.record({
  domainData: fc.record(
    {
      area: fc.constantFrom('', 'Risk', 'Legal'),
      key: fc.boolean(),
      ownerId: fc.constantFrom(null, 'a', 'b'),
      status: fc.constantFrom('R', 'A', 'G', '?', 'D', 'O'),
      volume: fc.constantFrom('high', 'low', 'unknown'),
    },
    { requiredKeys: [] },
  ),
});

describe('edits before they are saved', () => {
  it('give back what they took when they are undone', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const before = aChange();
        expect(withEdit(withEdit(before, edit, true), inverseOf(before, edit), true)).toEqual(before);
      }),
    );
  });

  it('of an end change nothing where somebody else has to approve it', () => {
    expect(withEdit(aChange(), { domainData: { status: 'D' } }, false).status).toBe('G');
    expect(withEdit(aChange(), { domainData: { status: 'R' } }, false).status).toBe('R');
  });

  it('leave nothing once all of them are taken back, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 6 }), fc.infiniteStream(fc.nat(9)), (all, order) => {
        const store = createOptimisticChanges(() => true);
        store.reset([aChange()], store.mark());
        const takeBack = all.map((edit) => store.apply('main:m1', edit));
        while (takeBack.length > 0) takeBack.splice((order.next().value ?? 0) % takeBack.length, 1)[0]?.();
        expect(store.$changes.get()).toEqual([aChange()]);
      }),
    );
  });

  it('stand on top of what the server says meanwhile', () => {
    const store = createOptimisticChanges(() => true);
    store.reset([aChange()], store.mark());
    const takeBack = store.apply('main:m1', { domainData: { area: 'Mine' } });
    store.confirm(aChange({ version: 2, comment: 'Theirs', area: 'Theirs' }));
    expect(store.$changes.get()[0]).toMatchObject({ area: 'Mine', comment: 'Theirs' });
    takeBack();
    expect(store.$changes.get()[0]).toMatchObject({ area: 'Theirs', comment: 'Theirs' });
  });

  it('an older reply does not replace a newer one', () => {
    const store = createOptimisticChanges(() => true);
    store.reset([aChange({ version: 3, area: 'New' })], store.mark());
    store.confirm(aChange({ version: 2, area: 'Old' }));
    expect(store.$changes.get()[0]?.area).toBe('New');
  });

  it('an older list does not bring back what was removed since, nor take what was made', () => {
    const store = createOptimisticChanges(() => true);
    store.reset([aChange()], store.mark());
    const then = store.mark();
    store.remove('main:m1');
    const own = aChange({ origin: 'domain', domainId: 'own', mainChangeElementId: undefined });
    store.confirm(own);
    store.reset([aChange()], then);
    expect(store.$changes.get()).toEqual([own]);
    store.reset([aChange()], store.mark());
    expect(store.$changes.get()).toEqual([aChange()]);
  });

  it('keep the rows sorted by deadline, those without one last', () => {
    const deadline = fc.option(fc.constantFrom('2026-01-01', '2026-06-01', '2027-01-01'), { nil: undefined });
    fc.assert(
      fc.property(fc.array(deadline, { minLength: 1, maxLength: 12 }), (deadlines) => {
        const store = createOptimisticChanges(() => true);
        for (const [index, one] of deadlines.entries())
          store.confirm(aChange({ mainChangeElementId: `m${index}`, deadline: one }));
        const listed = store.$changes.get().map((change: Change) => change.deadline ?? '~');
        expect(listed).toEqual(listed.toSorted());
        expect(listed.length).toBe(deadlines.length);
      }),
    );
  });
});
