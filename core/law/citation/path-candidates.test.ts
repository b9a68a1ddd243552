import { describe, expect, it, test } from 'vitest';
import { type Naming, namings } from '../display-name.ts';
import { index } from './name-fixture.ts';
import { findCitations } from './parse-citation.ts';
import type { CitationStep } from './parse-provision.ts';
import { exactPaths, pathCandidates, pathsInArticle } from './path-candidates.ts';

const stepsOf = (text: string): readonly CitationStep[] => findCitations(text, index)[0]?.steps ?? [];
const paths = (text: string, naming: Naming = namings.act) =>
  pathCandidates({ steps: stepsOf(text) }, naming);

describe('containers', () => {
  test.each([
    ['Anhang BankV', ['{A}']],
    ['Anhang IV BankV', ['{A4}', '{annex_IV}']],
    ['Anhang XLIX BankV', ['{A49}', '{annex_XLIX}']],
    ['Anhang 1 Ebene a BankV', ['{annex_1__lvl_A}', '{A1}']],
    ['Anhang 1 Ebene 2 BankV', ['{annex_1__lvl_u2}', '{annex_1__lvl_2}', '{A1}']],
    ['Schlussbestimmungen BankG', ['{disp_u1}', '{disp_1}']],
    ['Schlussbestimmungen 2 BankG', ['{disp_u2}', '{disp_2}']],
    ['Teil 2 Titel 1 Kapitel 3a BankV', ['{part_2__tit_1__chap_3_a}', '{part_2}']],
    ['Kapitel 2 Ebene 3 BankV', ['{chap_2}', '{sec_2}']],
    ['Kapitel XIIa BankV', ['{chap_12_a}', '{chap_XIIa}', '{sec_12_a}']],
    ['Titel V Kapitel 4 BankV', ['{tit_5__chap_4}', '{tit_V__chap_4}', '{tit_5}', '{tit_V}']],
    ['4. Kapitel des 5. Titels BankV', ['{tit_5__chap_4}', '{tit_5}']],
    ['titolo quinto, capitolo 4 OBCR', ['{tit_5__chap_4}', '{tit_5}']],
    ['Kapitel 2', []],
  ])('%s', (text, expected) => {
    expect(paths(text)).toEqual(expected);
  });
});

describe('what stands in containers', () => {
  test.each([
    ['Anhang 1 Art. 3 Abs. 2 BankV', ['{A1}3^2', '{A1}3', '{A1}']],
    [
      'Kapitel 3 Ziff. 2 BankV',
      ['{chap_3}^2', '{chap_3}^_^2', '{sec_3}^2', '{sec_3}^_^2', '{chap_3}', '{sec_3}'],
    ],
    [
      'Schlussbestimmungen Ziff. 2 BankG',
      ['{disp_u1}^2', '{disp_u1}^_^2', '{disp_1}^2', '{disp_1}^_^2', '{disp_u1}', '{disp_1}'],
    ],
    [
      'Anhang 2bis Ziff. 3 BankV',
      [
        '{annex_2_bis}^3',
        '{annex_2_bis}^_^3',
        '{annex_2_bis__lvl_3}',
        '{annex_2_bis__lvl_u1}^+lbl_3',
        '{annex_2_bis}',
      ],
    ],
    [
      'Anhang 1 Ebene a Ziff. 3 BankV',
      ['{annex_1__lvl_A}^3', '{annex_1__lvl_A}^_^3', '{annex_1__lvl_A}^+lbl_3', '{annex_1__lvl_A}', '{A1}'],
    ],
  ])('%s', (text, expected) => {
    expect(paths(text)).toEqual(expected);
  });

  it('are looked for in any unnamed level of an annex, if their number is that of no other level', () => {
    const cited = paths('Anhang 2 Ziff. 2.3.2 Bst. c BankV');
    for (const level of ['lvl_u1', 'lvl_u11', 'lvl_u20'])
      expect(cited).toContain(`{annex_2__${level}}^+lbl_2_3_2^c`);
    expect(cited).toContain('{annex_2__lvl_2_3_2}^+lbl_c');
    expect(paths('Anhang 2 Ziff. 2 BankV')).not.toContain('{annex_2__lvl_u2}^+lbl_2');
  });
});

describe('items of an article', () => {
  test.each([
    ['Art. 5 Abs. 1 Bst. a BankG', ['5^1^a', '5^1^+list_u1^a', '5^1^+list_u2^a', '5^_^a', '5^1', '5^_', '5']],
    ['Art. 5 Strich 2 BankG', ['5^_^-2', '5^-2', '5^_^+list_u1^-2', '5^_^+list_u2^-2', '5']],
    ['Art. 5 Abs. 2–4 BankG', ['5^2-4', '5^2', '5']],
    [
      'Art. 5 Ziff. 2 Abs. 3 BankG',
      ['5^+subdiv_u2^3', '5^_^2^3', '5^_^2', '5^2', '5^_^+list_u1^2', '5^_^+list_u2^2', '5^+subdiv_u2', '5'],
    ],
  ])('%s', (text, expected) => {
    expect(paths(text)).toEqual(expected);
  });

  it('have no path without their article', () => {
    expect(pathCandidates({ steps: [{ type: 'PARAGRAPH', label: '2' }] }, namings.act)).toEqual([]);
    expect(pathCandidates({ steps: [{ type: 'LEVEL', label: '2' }] }, namings.act)).toEqual([]);
    expect(pathCandidates({ steps: [] }, namings.act)).toEqual([]);
  });
});

describe('paths that drop no step', () => {
  test.each([
    ['Art. 5 Abs. 2 Bst. b BankG', namings.act, ['5^2^b', '5^2^+list_u1^b', '5^2^+list_u2^b']],
    ['Art. 5 BankG', namings.act, ['5']],
    ['Anhang 1 BankV', namings.act, ['{A1}']],
    ['Rz 5 Bst. b RS 2023/1', namings.circular, ['5^b', '5^_^b']],
    ['Rz 5 RS 2023/1', namings.act, []],
  ])('%s', (text, naming, expected) => {
    expect(exactPaths(stepsOf(text), naming)).toEqual(expected);
  });

  const paragraph: CitationStep = { type: 'PARAGRAPH', label: '2' };
  const letter: CitationStep = { type: 'LETTER', label: 'b' };
  it.each<[string, CitationStep[], Naming, string[]]>([
    ['7a', [paragraph, letter], namings.act, ['7a^2^b', '7a^2^+list_u1^b', '7a^2^+list_u2^b']],
    ['196^+subdiv_u2', [paragraph], namings.act, ['196^+subdiv_u2^2']],
    ['7', [letter], namings.circular, ['7^b', '7^_^b']],
    ['7', [{ type: 'ANNEX', label: '1' }], namings.act, []],
  ])('stand below the article %s', (article, steps, naming, expected) => {
    expect(pathsInArticle(article, steps, naming)).toEqual(expected);
  });
});
