import { expect, it } from 'vitest';
import { explainPortError } from './port-problem.ts';

const place = { host: '192.0.2.1', port: 80, variable: 'REGESTA_MAIN_PORT' };
const errorOf = (code: string) => Object.assign(new Error('as the system says'), { code });

it.each([
  [
    'EADDRINUSE',
    'Port 80 on 192.0.2.1 is taken. Stop what listens there, or choose another with REGESTA_MAIN_PORT.',
  ],
  ['EACCES', 'Port 80 may not be used by this user; choose another with REGESTA_MAIN_PORT.'],
  ['EADDRNOTAVAIL', 'This machine has no address 192.0.2.1; set REGESTA_HOST.'],
])('says what an operator can do about %s', (code, message) => {
  expect(explainPortError(errorOf(code), place)).toMatchObject({ name: 'PortProblem', message });
});

it('leaves other errors as they are', () => {
  const error = errorOf('EMFILE');
  expect(explainPortError(error, place)).toBe(error);
});
