import { expect, it } from 'vitest';
import { vars } from './theme.css.ts';
import { text } from './type.css.ts';

it('gives its variables stable names', () => {
  expect(vars.color.accentWash).toBe('var(--reg-color-accent-wash)');
  expect(vars.color.ink2).toBe('var(--reg-color-ink-2)');
  expect(vars.unit).toBe('var(--reg-unit)');
});

it('has a class for every text style', () => {
  expect(new Set(Object.values(text)).size).toBe(Object.keys(text).length);
});
