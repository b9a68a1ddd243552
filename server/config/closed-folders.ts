import { dirname, join } from 'node:path';
import { folderProblem } from './folder-problem.ts';
import { readSecondFactorKey } from './second-factor-key.ts';
import type { Settings } from './settings.ts';

/**
 * The folders that these servers have to write to and cannot, each with the variable to change. On PostgreSQL they need
 * the data folder for less, and a main server alone for nothing that it could not do without.
 */
export function closedFolders(settings: Settings): string[] {
  const { data, databaseUrl, servers } = settings;
  const problem = folderProblem(data);
  if (databaseUrl === undefined && problem !== undefined) return [`REGESTA_DATA: ${problem}`];
  if (!servers.includes('domain')) return [];
  return [
    ...(problem !== undefined && lacksKey(settings)
      ? [
          `REGESTA_DATA: ${problem}, and the key of second factors is to be kept there; ` +
            'name another folder, or set REGESTA_SECOND_FACTOR_KEY',
        ]
      : []),
    ...closedRegister(settings),
  ];
}

function lacksKey(settings: Settings): boolean {
  try {
    return readSecondFactorKey(settings) === undefined;
  } catch {
    // A key that is there and cannot be used is told with its own reason.
    return false;
  }
}

function closedRegister({ data, register }: Settings): string[] {
  const problem = folderProblem(dirname(register));
  if (problem === undefined) return [];
  const isUsual = register === join(data, 'domain', 'register.json');
  const named = isUsual ? 'REGESTA_DATA' : 'REGESTA_REGISTER';
  return [
    `${named}: ${problem}, and the domain server writes the register there` +
      (isUsual ? '; name another folder, or set REGESTA_REGISTER' : ''),
  ];
}
