import { expect, it } from 'vitest';
import { linesAsText } from './lines-as-text.ts';

it('lines are copied with all that is known of them', () => {
  const line = { id: 1, level: 'error', place: 'search', message: 'Error: x\n    at y', count: 1 } as const;
  const at = { firstAt: '2026-05-01T10:00:00.000Z', lastAt: '2026-05-02T10:00:00.000Z' };
  expect(
    linesAsText([
      { ...line, ...at, count: 3, requestId: '0a1b2c3d4e5f' },
      { ...line, ...at },
    ]),
  ).toBe(
    '2026-05-02T10:00:00.000Z error search (3 times since 2026-05-01T10:00:00.000Z) request 0a1b2c3d4e5f\n' +
      '  Error: x\n      at y\n\n' +
      '2026-05-02T10:00:00.000Z error search\n  Error: x\n      at y',
  );
  expect(linesAsText([])).toBe('');
});
