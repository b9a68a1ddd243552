import { banks } from './en/banks.ts';
import { contracts } from './en/contracts.ts';
import { dataProtection } from './en/data-protection.ts';
import { equals } from './en/equals.ts';
import { general } from './en/general.ts';
import { moneyLaundering } from './en/money-laundering.ts';
import { procedure } from './en/procedure.ts';
import { publicTasks } from './en/public-tasks.ts';
import { rights } from './en/rights.ts';
import { securities } from './en/securities.ts';
import { state } from './en/state.ts';
import { supervision } from './en/supervision.ts';
import { tax } from './en/tax.ts';
import { work } from './en/work.ts';

/** Everyday and professional English beside the words of the law; how lines are read: read-thesaurus.ts. */
export const english = [
  dataProtection,
  moneyLaundering,
  banks,
  supervision,
  securities,
  procedure,
  work,
  contracts,
  tax,
  rights,
  state,
  publicTasks,
  general,
  equals,
].join('');
