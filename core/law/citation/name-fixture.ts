import { createNameIndex, type NamedDocument } from './name-index.ts';

type Names = readonly [de: string, fr: string, it: string, en: string];
const named = (regTextId: string, sourceNumber: string, short: Names, long: Names): NamedDocument => {
  const each = ([de, fr, it, en]: Names) => ({ DE: [de], FR: [fr], IT: [it], EN: [en] });
  return { regTextId, sourceNumber, shortNames: each(short), longNames: each(long) };
};

/** Documents with their names in the four languages, for tests. */
export const documents: readonly NamedDocument[] = [
  named(
    'bankg',
    '952.0',
    ['BankG', 'LB', 'LBCR', 'BA'],
    [
      'Bundesgesetz vom 8. November 1934 über die Banken und Sparkassen (Bankengesetz, BankG)',
      "Loi fédérale du 8 novembre 1934 sur les banques et les caisses d'épargne (Loi sur les banques, LB)",
      "Legge federale dell'8 novembre 1934 sulle banche e le casse di risparmio (Legge sulle banche, LBCR)",
      'Federal Act of 8 November 1934 on Banks and Savings Banks (Banking Act, BA)',
    ],
  ),
  named(
    'bankv',
    '952.02',
    ['BankV', 'OB', 'OBCR', 'BO'],
    [
      'Verordnung vom 30. April 2014 über die Banken und Sparkassen (Bankenverordnung, BankV)',
      'Ordonnance du 30 avril 2014 sur les banques (OB)',
      'Ordinanza del 30 aprile 2014 sulle banche (OBCR)',
      'Ordinance of 30 April 2014 on Banks (Banking Ordinance, BO)',
    ],
  ),
  named(
    'dsg',
    '235.1',
    ['DSG', 'LPD', 'LPD', 'FADP'],
    [
      'Bundesgesetz vom 25. September 2020 über den Datenschutz (Datenschutzgesetz, DSG)',
      'Loi fédérale du 25 septembre 2020 sur la protection des données (LPD)',
      'Legge federale del 25 settembre 2020 sulla protezione dei dati (LPD)',
      'Federal Act of 25 September 2020 on Data Protection (Data Protection Act, FADP)',
    ],
  ),
  named(
    'bv',
    '101',
    ['BV', 'Cst.', 'Cost.', 'Cst.'],
    ['Bundesverfassung der Schweizerischen Eidgenossenschaft vom 18. April 1999', '', '', ''],
  ),
  named(
    'or',
    '220',
    ['OR', 'CO', 'CO', 'CO'],
    ['Obligationenrecht', 'Code des obligations', 'Codice delle obbligazioni', 'Code of Obligations'],
  ),
  named('gwv', '955.01', ['GwV', 'OBA', 'ORD', 'AMLO'], ['Geldwäschereiverordnung', '', '', '']),
  named('gwv-finma', '955.033.0', ['GwV-FINMA', 'OBA-FINMA', 'ORD-FINMA', 'AMLO-FINMA'], ['', '', '', '']),
  // Has the same abbreviation as another document, in another language.
  named('lba', '955.9', ['ABC', 'LB', 'ABC', 'ABC'], ['', '', '', '']),
  { regTextId: 'muster', sourceNumber: 'SR 950.0M', shortNames: {}, longNames: {} },
  { regTextId: 'muster-bank', sourceNumber: 'SR 952.0M', shortNames: {}, longNames: {} },
  { regTextId: 'rs-23-1', sourceNumber: '2023/1', shortNames: {}, longNames: {} },
  { regTextId: 'mar', sourceNumber: '32014R0596', shortNames: { EN: ['MAR'] }, longNames: {} },
  { regTextId: 'eu-2024-903', sourceNumber: '32024R0903', shortNames: {}, longNames: {} },
  { regTextId: 'mifid2', sourceNumber: '32014L0065', shortNames: { EN: ['MiFID II'] }, longNames: {} },
];

export const index = createNameIndex(documents);
