import { expect, it } from 'vitest';
import { longestComment } from '../contract/domain/comments-endpoints.ts';
import { aComment } from './comment-fixture.ts';
import { bodyOf, emptyForm, formOf, formProblem, isSameForm, longestText } from './form.ts';

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
