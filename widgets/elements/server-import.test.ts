import { expect, test } from 'vitest';

test('15 an import on a server does nothing', async () => {
  expect(typeof customElements).toBe('undefined');
  const { regReaderSpec } = await import('./reg-reader.ts');
  expect(regReaderSpec.tag).toBe('reg-reader');
  const { askQuestionSpec } = await import('./ask-question.ts');
  expect(askQuestionSpec.tag).toBe('ask-question');
  const { changeTableSpec } = await import('./change-table.ts');
  expect(changeTableSpec.tag).toBe('change-table');
});

test('an import of the scripts that pages name does nothing on a server', async () => {
  expect(Object.keys(await import('../regesta.ts'))).toEqual([]);
});

test('an import of the loader on a server does nothing', async () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(await import('../loader.ts'))).toEqual([]);
});
