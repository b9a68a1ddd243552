import type { InterfaceLanguage } from '../../contract/languages.ts';
import { type CitableDocument, createCitables } from './citables.ts';

type Names = readonly [de: string, fr: string, it: string, en: string];
const named = (
  regTextId: string,
  sourceNumber: string,
  naming: CitableDocument['naming'],
  [short, long]: readonly [Names, Names],
): CitableDocument => {
  const each = ([de, fr, it, en]: Names) => ({ DE: [de], FR: [fr], IT: [it], EN: [en] });
  return { regTextId, sourceNumber, naming, shortNames: each(short), longNames: each(long) };
};

/** Invented documents with their names in the four languages; the first is the document that is read. */
export const citables = createCitables([
  named('hafeng', '999.1', 'act', [
    ['HafenG', 'LPort', 'LPorto', 'HarbA'],
    [
      'Bundesgesetz vom 3. März 2011 über die Häfen (Hafengesetz, HafenG)',
      'Loi fédérale du 3 mars 2011 sur les ports (Loi sur les ports, LPort)',
      'Legge federale del 3 marzo 2011 sui porti (Legge sui porti, LPorto)',
      'Federal Act of 3 March 2011 on Harbours (Harbour Act, HarbA)',
    ],
  ]),
  named('leuchtg', '999.2', 'act', [
    ['LeuchtG', 'LPh', 'LFari', 'LightA'],
    [
      'Bundesgesetz vom 4. April 2012 über die Leuchttürme (Leuchtturmgesetz, LeuchtG)',
      'Loi fédérale du 4 avril 2012 sur les phares (Loi sur les phares, LPh)',
      'Legge federale del 4 aprile 2012 sui fari (Legge sui fari, LFari)',
      'Federal Act of 4 April 2012 on Lighthouses (Lighthouse Act, LightA)',
    ],
  ]),
  named('bv', '101', 'act', [
    ['BV', 'Cst.', 'Cost.', 'Cst.'],
    ['Bundesverfassung', 'Constitution fédérale', 'Costituzione federale', 'Federal Constitution'],
  ]),
  named('eu-2099-7', '32099R0007', 'eu', [
    ['SeeV', 'RMer', 'RMare', 'SeaR'],
    ['Verordnung über die See', 'Règlement sur la mer', 'Regolamento sul mare', 'Regulation on the Sea'],
  ]),
  named('rs-99-1', '2099/1', 'circular', [
    ['', '', '', ''],
    ['Anlegen', 'Accoster', 'Attraccare', 'Mooring'],
  ]),
]);

export const languages: readonly InterfaceLanguage[] = ['DE', 'FR', 'IT', 'EN'];
