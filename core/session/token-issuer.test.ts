import { expect, it } from 'vitest';
import { issuerOf } from './token-issuer.ts';

const encoded = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');

it.each([
  ['https://domain.example/bank', { iss: 'https://domain.example/bank', sub: '7' }],
  ['https://bücher.example/日本', { iss: 'https://bücher.example/日本' }],
  // Characters that the two alphabets of base64 write differently.
  ['https://domain.example/?~>', { iss: 'https://domain.example/?~>', name: '>>>???~~~' }],
  [undefined, {}],
  [undefined, { iss: 5 }],
  [undefined, 'text'],
  [undefined, null],
])('the issuer %s is read from the claims of a token', (expected, claims) => {
  expect(issuerOf(`${encoded({ alg: 'EdDSA' })}.${encoded(claims)}.signature`)).toBe(expected);
});

it.each(['', 'secret', 'a.b', 'a.%.c', `${encoded({})}.${encoded({})}x.c`])('%j names none', (token) => {
  expect(issuerOf(token)).toBeUndefined();
});
