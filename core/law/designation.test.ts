import { describe, expect, it } from 'vitest';
import { designationPieces, unbroken } from './designation.ts';
import { latinSuffixes } from './label.ts';

const written = (text: string, standsAlone = false) =>
  designationPieces(text, standsAlone)
    .map((piece) => (typeof piece === 'string' ? piece : `<${piece.part}>${piece.text}</>`))
    .join('');

describe('a designation', () => {
  it.each([
    ['Art. 37h BankG', 'Art. 37<letter>h</> BankG'],
    ['37h', '37<letter>h</>'],
    ['Art. 37gquinquies', 'Art. 37<letter>g</><suffix>quinquies</>'],
    ['Art. 37gbis–37gquinquies', 'Art. 37<letter>g</><suffix>bis</>–37<letter>g</><suffix>quinquies</>'],
    ['Art. 4quinquies BankG', 'Art. 4<suffix>quinquies</> BankG'],
    [
      'Fassungen von Art. 5abis Abs. 1ter',
      'Fassungen von Art. 5<letter>a</><suffix>bis</> Abs. 1<suffix>ter</>',
    ],
    ['Art. 5 Abs. 2 Bst. abis', 'Art. 5 Abs. 2 Bst. a<suffix>bis</>'],
    ['Bst.\u00a0abis', 'Bst.\u00a0a<suffix>bis</>'],
    ['Rz 23 RS 2023/1', 'Rz 23 RS 2023/1'],
    ['SR 952.0', 'SR 952.0'],
    ['Buchstabe abis und lit. cter', 'Buchstabe a<suffix>bis</> und lit. c<suffix>ter</>'],
    ['bis 5 Personen', 'bis 5 Personen'],
    ['iter legislativo', 'iter legislativo'],
    ['cfr. iter', 'cfr. iter'],
    ['ibis', 'ibis'],
    ['la toilet. ibis', 'la toilet. ibis'],
    ['', ''],
  ])('%s has its letter and suffix apart', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each([
    ['abis', 'a<suffix>bis</>'],
    ['c.ter', 'c.<suffix>ter</>'],
    ['5abis', '5<letter>a</><suffix>bis</>'],
  ])('%s has its suffix apart where it stands alone', (number, expected) => {
    expect(written(number, true)).toBe(expected);
  });

  it('keeps every character in its place', () => {
    for (const suffix of latinSuffixes) {
      const label = `Art. 5a${suffix} Abs. 1${suffix} Bst. c${suffix}`;
      const pieces = designationPieces(label);
      expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(label);
      expect(pieces.filter((piece) => typeof piece !== 'string' && piece.text === suffix)).toHaveLength(3);
    }
  });
});

describe('what must not part at the end of a line', () => {
  it.each([
    ['Art. 5 Abs. 2 Bst. b BankG', 'Art._5 Abs._2 Bst._b BankG'],
    ['art. 5 al. 2 let. abis', 'art._5 al._2 let._abis'],
    ['nota marg. 12', 'nota marg._12'],
    ['Anhang 2 Ziff. 3', 'Anhang_2 Ziff._3'],
    ['Ziff. I des BG vom 15. Juni 2018, AS 2018 5247', 'Ziff. I des BG vom 15._Juni_2018, AS_2018_5247'],
    ['vom 17. Dez. 2021 (BBl 2020 6359)', 'vom 17._Dez._2021 (BBl_2020_6359)'],
    ['du 1er janvier 2024, RO 1999 II 2405', 'du 1er_janvier_2024, RO_1999_II_2405'],
    ['1 January 2024', '1_January_2024'],
    ['SR 952.0', 'SR_952.0'],
    ['AS 2023 und 3 weitere', 'AS_2023 und 3 weitere'],
    ['ALAS 2023 5', 'ALAS 2023 5'],
    ['15 200 Franken Einkommen', '15 200 Franken Einkommen'],
    ['das al. der Lampe', 'das al. der Lampe'],
    ['ecc. e altri', 'ecc. e altri'],
    ['nach Satz 2, Sätze 1 und 3', 'nach Satz_2, Sätze_1 und 3'],
    ['Randziffer 12, Randziffern 3–5', 'Randziffer_12, Randziffern_3–5'],
    ['la phrase 2, les phrases 1 et 2', 'la phrase_2, les phrases_1 et 2'],
    ['numero 3, numeri 4 e 5', 'numero_3, numeri_4 e 5'],
    ['number 3, Numbers 4 and 5', 'number_3, Numbers_4 and 5'],
    ['sentence 1, sentences 2 and 3', 'sentence_1, sentences_2 and 3'],
    ['Absätzen 2 und 3', 'Absätzen_2 und 3'],
    ['Kapitels 2', 'Kapitels_2'],
    ['aux alinéas 2 et 3', 'aux alinéas_2 et 3'],
    ['capoversi 2 e 3', 'capoversi_2 e 3'],
    ['children 3', 'children 3'],
    ['Parameter 5', 'Parameter 5'],
    ['Absender 5', 'Absender 5'],
    ['Satzung 2', 'Satzung 2'],
  ])('%s is held together', (text, expected) => {
    expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(expected);
  });
});
