import { expect, it } from 'vitest';
import { longestComment } from '../contract/domain/comments-endpoints.ts';
import { aComment } from './comment-fixture.ts';
import { bodyOf, emptyForm, formOf, formProblem, isSameForm, longestText, onTopOf } from './form.ts';

const empty = emptyForm('DE', false);

it('takes as many characters as servers do', () => {
  expect(longestText).toBe(longestComment);
});

it('sends what a comment says, unchanged', () => {
  const comment = aComment({
    text: 'Hallo',
    language: 'DE',
    translations: { FR: 'Salut' },
    commentType: 3,
    status: 2,
    private: true,
    taggedUserIds: ['bea'],
    links: ['lamp~2'],
  });
  expect(bodyOf(formOf(comment), true)).toEqual({
    text: 'Hallo',
    language: 'DE',
    translations: { FR: 'Salut' },
    commentType: 3,
    status: 2,
    resolved: true,
    private: true,
    taggedUserIds: ['bea'],
    links: ['lamp~2'],
  });
});

it('is written in the language that has words', () => {
  const form = { ...empty, texts: { DE: ' ', FR: 'Salut', EN: 'Hello', IT: '' } };
  expect(bodyOf(form, false)).toMatchObject({ text: 'Salut', language: 'FR', translations: { EN: 'Hello' } });
});

it.each([
  [{}, { key: 'required' }],
  [{ texts: { DE: ' \n' } }, { key: 'required' }],
  [{ texts: { FR: 'x' } }, undefined],
  [{ texts: { DE: 'x'.repeat(10_000) } }, undefined],
  [{ texts: { DE: 'x', IT: 'x'.repeat(10_001) } }, { key: 'tooLong', language: 'IT', length: 10_001 }],
  [{ texts: { DE: 'x' }, private: true, tags: ['bea'] }, { key: 'privateWithTags' }],
])('is wrong or right: %#', (fields, problem) => {
  expect(formProblem({ ...empty, ...fields })).toEqual(problem);
});

it('is the same where nothing would be lost', () => {
  expect(isSameForm(empty, { ...empty, language: 'FR', texts: { DE: '  ' } })).toBe(true);
  expect(isSameForm(empty, { ...empty, language: 'FR', texts: { DE: '' } })).toBe(true);
  expect(isSameForm(empty, { ...empty, links: ['lamp~1'] })).toBe(false);
});

it('puts on top of what somebody else has saved only what was changed here', () => {
  const base = formOf(aComment({ text: 'Old', translations: { DE: 'Alt' }, taggedUserIds: ['reto', 'bea'] }));
  const theirs = { ...base, texts: { EN: 'Old', DE: 'Neu' }, status: 3, tags: ['bea', 'ada'] } as const;
  const mine = {
    ...base,
    texts: { EN: 'Mine', DE: 'Alt' },
    commentType: 5,
    tags: ['reto', 'bea', 'cy'],
  } as const;
  expect(onTopOf(theirs, { base, mine })).toEqual({
    ...base,
    texts: { EN: 'Mine', DE: 'Neu' },
    commentType: 5,
    status: 3,
    tags: ['bea', 'ada', 'cy'],
  });
  // Of what both changed, the own stays: it was compared with theirs before.
  const both = onTopOf({ ...theirs, texts: { EN: 'Theirs' } }, { base, mine });
  expect(both.texts.EN).toBe('Mine');
});
