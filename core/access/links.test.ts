import { expect, it } from 'vitest';
import { parseCodeLink, parseLoginLink } from './links.ts';

it('reads address and code of a link', () => {
  expect(parseCodeLink('?baseURL=http%3A%2F%2Fh%3A4001%2Fbank&code=a%2Bb')).toEqual({
    baseUrl: 'http://h:4001/bank',
    code: 'a+b',
  });
});

it.each(['', '?baseURL=http://h', '?code=1', '?baseURL=&code=1', '?baseURL=http://h&code='])(
  'reads nothing where something is missing: %j',
  (query) => {
    expect(parseCodeLink(query)).toBeUndefined();
  },
);

it('reads address and token of a link to sign in', () => {
  const query = '?baseURL=http://h&email=a%2Bb%40bank.example&temporaryToken=t';
  expect(parseLoginLink(query)).toEqual({ email: 'a+b@bank.example', temporaryToken: 't' });
  expect(parseLoginLink('?email=a@bank.example')).toBeUndefined();
  expect(parseLoginLink('?temporaryToken=t')).toBeUndefined();
});
