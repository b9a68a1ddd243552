import { expect, it } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

it.each(['', ' ', '\n'])('a password is checked as it was typed, with %j at its end', async (end) => {
  const hash = await hashPassword(`${'Lampe-Docht-7 '.repeat(18)}ü${end}`);
  expect(await checkPassword(hash, `${'Lampe-Docht-7 '.repeat(18)}ü${end}`)).toBe(true);
  for (const other of [`ü${end} `, `u${end}`, `Ü${end}`, end])
    expect(await checkPassword(hash, `${'Lampe-Docht-7 '.repeat(18)}${other}`)).toBe(false);
});
