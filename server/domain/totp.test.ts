import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { createTotpSecret, totpStep } from './totp.ts';

const secret = Secret.fromLatin1('12345678901234567890').base32;

// RFC 6238, appendix B: the values for SHA-1, of which six digits are the last six.
it.each([
  [59, '287082', 0x1],
  [1111111109, '081804', 0x23523ec],
  [1111111111, '050471', 0x23523ed],
  [1234567890, '005924', 0x273ef07],
  [2000000000, '279037', 0x3f940aa],
  [20000000000, '353130', 0x27bc86aa],
])('has the codes of the standard: at %i it is %s', (seconds, code, step) => {
  const at = (shift: number) => new Date((seconds + shift) * 1000);
  expect(totpStep(secret, code, at(0))).toBe(step);
  expect(totpStep(secret, code, at(30))).toBe(step);
  expect(totpStep(secret, code, at(-30))).toBe(step);
  expect(totpStep(secret, code, at(60))).toBeUndefined();
  expect(totpStep(createTotpSecret(), code, at(0))).toBeUndefined();
});

it('takes nothing that is no code of six digits', () => {
  for (const typed of ['', '87082', '2870820', 'abcdef', '94287082'])
    expect(totpStep(secret, typed, new Date(59_000))).toBeUndefined();
});
