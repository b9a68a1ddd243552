import { banks } from './fr/banks.ts';
import { capital } from './fr/capital.ts';
import { contracts } from './fr/contracts.ts';
import { dataProtection } from './fr/data-protection.ts';
import { general } from './fr/general.ts';
import { insolvency } from './fr/insolvency.ts';
import { moneyLaundering } from './fr/money-laundering.ts';
import { procedure } from './fr/procedure.ts';
import { securities } from './fr/securities.ts';
import { state } from './fr/state.ts';
import { supervision } from './fr/supervision.ts';
import { taxes } from './fr/taxes.ts';
import { work } from './fr/work.ts';

/** Everyday and professional French beside the words of the law; how lines are read: read-thesaurus.ts. */
export const french = [
  dataProtection,
  moneyLaundering,
  banks,
  insolvency,
  capital,
  supervision,
  securities,
  work,
  contracts,
  procedure,
  taxes,
  state,
  general,
].join('');
