import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Real laws are beside the project on some machines only; elsewhere their tests are reported as skipped. */
export const sharedData = resolve(import.meta.dirname, '../../shared/data');
export const hasSharedData = existsSync(resolve(sharedData, 'fedlex-akn'));
export const withoutSharedData = 'the folder of real laws (../shared/data) is not on this machine';
