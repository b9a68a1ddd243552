import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redact } from './redact.ts';

const uuid = '0f4c1d2e-1111-4222-8333-444455556666';
it.each([
  ['mail to ada@musterbank.example: refused', 'mail to [e-mail]: refused'],
  ['<Ada.Lovelace+x@bank.example>', '<[e-mail]>'],
  ['authorization: Bearer abc.def', 'authorization: [secret]'],
  ['postgres://regesta:geheim@db.example/x is away', 'postgres://db.example/x is away'],
  ['GET /invite/accept?code=abc&mail=x failed', 'GET /invite/accept?[query] failed'],
  ['"password": "geheim", next', '"password": [secret], next'],
  ['inviteCode=abc123 is wrong', 'inviteCode=[secret] is wrong'],
  [`comment ${uuid} is gone`, 'comment [id] is gone'],
  ['from 203.0.113.9:4000 and 2001:db8::1 twice', 'from [address] and [address] twice'],
  ['link Zk3nq9LmP0aXbYc7dEfGhIj ended', 'link [secret] ended'],
  ['eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.abcDEF123', '[secret]'],
])('%j is written as %j', (message, written) => {
  expect(redact(message)).toBe(written);
});

it.each([
  'search index: TypeError: x is not a function\n    at run (/srv/regesta/server/search/run.ts:12:5)',
  'Internal error at 12:30:05, file act_952.0.xml line 7',
  'relation "main.search_entry" does not exist',
])('%j stays as it is', (message) => {
  expect(redact(message)).toBe(message);
});

it('leaves no address of a person, whatever stands around it', () => {
  const around = fc.constantFrom(' ', '"', '<', '>', ':', ', ', '(', '\n', '=');
  fc.assert(
    fc.property(fc.emailAddress(), around, around, (mail, before, after) => {
      expect(redact(`x${before}${mail}${after}y`)).not.toContain(mail);
    }),
  );
});
