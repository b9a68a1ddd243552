import { banks } from './it/banks.ts';
import { capital } from './it/capital.ts';
import { contracts } from './it/contracts.ts';
import { dataProtection } from './it/data-protection.ts';
import { general } from './it/general.ts';
import { insolvency } from './it/insolvency.ts';
import { moneyLaundering } from './it/money-laundering.ts';
import { procedure } from './it/procedure.ts';
import { securities } from './it/securities.ts';
import { state } from './it/state.ts';
import { supervision } from './it/supervision.ts';
import { taxes } from './it/taxes.ts';
import { work } from './it/work.ts';

/** Everyday and professional Italian beside the words of the law; how lines are read: read-thesaurus.ts. */
export const italian = [
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
