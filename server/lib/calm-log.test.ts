import { expect, it } from 'vitest';
import { createCalmLog } from './calm-log.ts';

it('says the same once a minute, and everything else at once', () => {
  const logged: string[] = [];
  let time = 0;
  const log = createCalmLog(
    (message) => logged.push(message),
    () => time,
  );
  for (const message of ['a', 'a', 'b', 'a']) log(message);
  expect(logged).toEqual(['a', 'b']);
  time = 59_999;
  log('a');
  expect(logged).toEqual(['a', 'b']);
  time = 60_000;
  log('a');
  expect(logged).toEqual(['a', 'b', 'a']);
});
