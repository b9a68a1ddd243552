import { banks } from './de/banks.ts';
import { constitution } from './de/constitution.ts';
import { contracts } from './de/contracts.ts';
import { dataProtection } from './de/data-protection.ts';
import { equals } from './de/equals.ts';
import { moneyLaundering } from './de/money-laundering.ts';
import { procedure } from './de/procedure.ts';
import { tax } from './de/tax.ts';
import { work } from './de/work.ts';

/** Everyday and professional German beside the words of the law; how lines are read: read-thesaurus.ts. */
export const german = [
  dataProtection,
  moneyLaundering,
  banks,
  procedure,
  work,
  contracts,
  tax,
  constitution,
  equals,
].join('');
