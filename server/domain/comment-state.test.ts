import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CommentState, changedFields } from './comment-state.ts';
import { changeBetween, replay } from './fact-state.ts';

const words = fc.dictionary(fc.constantFrom('DE', 'FR', 'IT', 'EN'), fc.string(), { noNullPrototype: true });
const state = fc.record({
  author: fc.constantFrom('ada', 'bea', null),
  private: fc.boolean(),
  commentType: fc.constantFrom(1, 2, 6),
  status: fc.constantFrom(0, 1, 2, 3),
  resolved: fc.boolean(),
  removed: fc.boolean(),
  language: fc.constantFrom('DE', 'FR'),
  tags: fc.dictionary(fc.constantFrom('ada', 'bea', 'carla'), fc.constantFrom('open', 'ended'), {
    noNullPrototype: true,
  }),
  links: fc.uniqueArray(fc.constantFrom('a~1', 'a~2', 'b~3')),
  words,
}) as fc.Arbitrary<CommentState>;

/** As a fact is stored and read again. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('replaying the changes between states leads to each of them', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), (states) => {
      const facts = states.map((one, index) => stored(changeBetween(states[index - 1], one)));
      states.forEach((one, index) => {
        const known = facts.slice(0, index + 1).filter((fact) => fact !== undefined);
        expect(replay(known)).toEqual(one);
      });
    }),
  );
});

it('a change names what differs and nothing else, and none is no change', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      expect(changeBetween(before, structuredClone(before))).toBeUndefined();
      const change = changeBetween(before, after);
      for (const [field, value] of Object.entries(change?.after ?? {}))
        expect(before[field as keyof CommentState]).not.toEqual(value);
    }),
  );
});

const begin: CommentState = {
  author: 'ada',
  private: false,
  commentType: 1,
  status: 0,
  resolved: false,
  removed: false,
  language: 'DE',
  tags: { bea: 'open' },
  links: ['a~1'],
  words: { DE: 'Alt', FR: 'Vieux' },
};

it('the history names fields one by one: words per language, tags per person, links per paragraph', () => {
  const after: CommentState = {
    ...begin,
    author: null,
    status: 3,
    tags: { bea: 'ended', carla: 'open' },
    links: [],
    words: { DE: 'Neu', IT: 'Nuovo' },
  };
  expect(changedFields(begin, after)).toEqual([
    { field: 'status', before: 0, after: 3 },
    { field: 'author', before: 'ada', after: undefined },
    { field: 'text', of: 'DE', before: 'Alt', after: 'Neu' },
    { field: 'text', of: 'FR', before: 'Vieux', after: undefined },
    { field: 'text', of: 'IT', before: undefined, after: 'Nuovo' },
    { field: 'tag', of: 'bea', before: 'open', after: 'ended' },
    { field: 'tag', of: 'carla', before: undefined, after: 'open' },
    { field: 'link', of: 'a~1', before: 'a~1', after: undefined },
  ]);
  expect(changedFields(begin, begin)).toEqual([]);
});
