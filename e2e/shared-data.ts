import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Real laws lie beside the project on some machines; tests on them say so where they are absent. */
export const sharedData = resolve(import.meta.dirname, '../../shared/data');
export const hasSharedData = existsSync(resolve(sharedData, 'fedlex-akn'));
export const withoutSharedData = 'the folder of real laws (../shared/data) is not on this machine';
