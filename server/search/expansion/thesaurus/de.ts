import { banks } from './de/banks.ts';
import { capital } from './de/capital.ts';
import { constitution } from './de/constitution.ts';
import { contracts } from './de/contracts.ts';
import { dataProtection } from './de/data-protection.ts';
import { equals } from './de/equals.ts';
import { general } from './de/general.ts';
import { insolvency } from './de/insolvency.ts';
import { moneyLaundering } from './de/money-laundering.ts';
import { procedure } from './de/procedure.ts';
import { securities } from './de/securities.ts';
import { supervision } from './de/supervision.ts';
import { tax } from './de/tax.ts';
import { work } from './de/work.ts';

/** Everyday and professional German beside the words of the law; how lines are read: read-thesaurus.ts. */
export const german = [
  dataProtection,
  moneyLaundering,
  banks,
  insolvency,
  capital,
  supervision,
  securities,
  procedure,
  work,
  contracts,
  tax,
  constitution,
  general,
  equals,
].join('');
