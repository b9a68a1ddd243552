import { expect, it } from 'vitest';
import { plainText } from './inline-text.ts';

it('reads through marks and leaves notes out', () => {
  expect(plainText(['a', { mark: 'b', content: ['b', { note: 3 }] }, { br: true }, 'c'])).toBe('ab c');
});
