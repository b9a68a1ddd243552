import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  brokenPasswordRules,
  confirmationNumber,
  confirmsNumber,
  emailAddress,
  givenPassword,
  newPassword,
} from './rules.ts';

describe('an e-mail address', () => {
  const local = 'a'.repeat(64);
  const domain = (length: number) => `${`${'b'.repeat(60)}.`.repeat(4).slice(0, length - 3)}.ch`;
  it.each([
    ['ada@musterbank.example', true],
    ['  ada@musterbank.example ', true],
    ['ada', false],
    ['ada@', false],
    ['', false],
    [`${local}@b.ch`, true],
    [`${local}a@b.ch`, false],
    [`${local}@${domain(189)}`, true],
    [`${local}@${domain(190)}`, false],
    ['ada@b.ch\r\nBcc: eve@c.ch', false],
    ['<script>@b.ch', false],
  ])('%j: %s', (text, right) => {
    expect(v.safeParse(emailAddress, text).success).toBe(right);
  });
});

describe('a new password', () => {
  it.each([
    ['Abcdefgh1!', []],
    ['Abcdefg1!', ['length']],
    ['ABCDEFGH1!', ['lowercase']],
    ['abcdefgh1!', ['uppercase']],
    ['Abcdefghi!', ['digit']],
    ['Abcdefgh12', ['special']],
    ['Äöüéèàçñ1 ', []],
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['😀Aa1', ['length']],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
    expect(v.safeParse(newPassword, password).success).toBe(broken.length === 0);
  });
  it.each([10, 64, 256])('may have %i characters, and is taken as it was typed', (length) => {
    const typed = ` Aa1!${'ü'.repeat(length - 6)} `;
    expect(v.parse(newPassword, typed)).toBe(typed);
    expect(v.parse(givenPassword, typed)).toBe(typed);
  });
  it('is no burden', () => {
    expect(v.safeParse(newPassword, `Aa1!${'x'.repeat(253)}`).success).toBe(false);
  });
});

it.each([
  ['7', 7, true],
  [' 07 ', 7, true],
  ['0', 0, true],
  ['', 0, false],
  ['8', 7, false],
  ['7.0', 7, false],
])('%j confirms %i: %s', (typed, displayed, confirms) => {
  expect(confirmsNumber(typed, displayed)).toBe(confirms);
});

it.each([
  [0, 0],
  [0.5, 50],
  [0.9999, 99],
])('a chance of %d is the number %i', (chance, number) => {
  expect(confirmationNumber(() => chance)).toBe(number);
});
