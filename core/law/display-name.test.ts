import { describe, expect, test } from 'vitest';
import { displayName, formatCitation, namings } from './display-name.ts';

const languages = ['DE', 'FR', 'IT', 'EN'] as const;

describe('display names', () => {
  test.each([
    [
      '5a^2^b',
      'Art. 5a Abs. 2 Bst. b',
      'art. 5a, al. 2, let. b',
      'art. 5a cpv. 2 lett. b',
      'Art. 5a para. 2 let. b',
    ],
    [
      '5a^2^b^1',
      'Art. 5a Abs. 2 Bst. b Ziff. 1',
      'art. 5a, al. 2, let. b, ch. 1',
      'art. 5a cpv. 2 lett. b n. 1',
      'Art. 5a para. 2 let. b no. 1',
    ],
    [
      '4bis^1ter',
      'Art. 4bis Abs. 1ter',
      'art. 4bis, al. 1ter',
      'art. 4bis cpv. 1ter',
      'Art. 4bis para. 1ter',
    ],
    ['135-149', 'Art. 135–149', 'art. 135 à 149', 'art. 135–149', 'Art. 135–149'],
    [
      '58^1^b^-2',
      'Art. 58 Abs. 1 Bst. b Strich 2',
      'art. 58, al. 1, let. b, tiret 2',
      'art. 58 cpv. 1 lett. b trattino 2',
      'Art. 58 para. 1 let. b indent 2',
    ],
    [
      '{disp_final}3^2',
      'Art. 3 Abs. 2 SchlT',
      'art. 3, al. 2, tit. fin.',
      'art. 3 cpv. 2 tit. fin.',
      'Art. 3 para. 2 Final Title',
    ],
    [
      '{disp_u1}3^2',
      'Schlussbestimmungen Art. 3 Abs. 2',
      'dispositions finales, art. 3, al. 2',
      'disposizioni finali art. 3 cpv. 2',
      'Final provisions Art. 3 para. 2',
    ],
    [
      '{annex_2__lvl_u11}^+lbl_2_3_2^c',
      'Anhang 2 Ziff. 2.3.2 Bst. c',
      'annexe 2, ch. 2.3.2, let. c',
      'allegato 2 n. 2.3.2 lett. c',
      'Annex 2 no. 2.3.2 let. c',
    ],
    ['{A1a}', 'Anhang 1a', 'annexe 1a', 'allegato 1a', 'Annex 1a'],
    [
      '{A}5^2',
      'Anhang Art. 5 Abs. 2',
      'annexe, art. 5, al. 2',
      'allegato art. 5 cpv. 2',
      'Annex Art. 5 para. 2',
    ],
    [
      '{part_2__chap_3}',
      'Teil 2 Kapitel 3',
      'partie 2, chapitre 3',
      'parte 2 capitolo 3',
      'Part 2 Chapter 3',
    ],
    ['{rct_12}', 'Erwägungsgrund 12', 'considérant 12', 'considerando 12', 'Recital 12'],
    ['{whereas_12}', 'Erwägungsgrund 12', 'considérant 12', 'considerando 12', 'Recital 12'],
    ['{preamble_1}', 'Präambel', 'préambule', 'preambolo', 'Preamble'],
    ['12p1B', 'Seite 12 oben', 'page 12, haut', 'pagina 12 in alto', 'Page 12 top'],
    ['12p2B', 'Seite 12 unten', 'page 12, bas', 'pagina 12 in basso', 'Page 12 bottom'],
    ['2p3', 'Kapitel 2 Abschnitt 3', 'chapitre 2, section 3', 'capitolo 2 sezione 3', 'Chapter 2 Section 3'],
    ['2p0', 'Kapitel 2', 'chapitre 2', 'capitolo 2', 'Chapter 2'],
  ])('%s in the style of each language', (path, ...names) => {
    expect(languages.map((language) => displayName(path, language, namings.act))).toEqual(names);
  });

  test.each([
    ['23', 'Rz 23', 'Cm 23', 'nota marg. 23', 'margin no. 23'],
    ['23^a', 'Rz 23 Bst. a', 'Cm 23, let. a', 'nota marg. 23 lett. a', 'margin no. 23 let. a'],
    ['23^1', 'Rz 23 Ziff. 1', 'Cm 23, ch. 1', 'nota marg. 23 n. 1', 'margin no. 23 no. 1'],
    ['23^_^a', 'Rz 23 Bst. a', 'Cm 23, let. a', 'nota marg. 23 lett. a', 'margin no. 23 let. a'],
  ])('%s in a circular', (path, ...names) => {
    expect(languages.map((language) => displayName(path, language, namings.circular))).toEqual(names);
  });

  test.each([
    ['1^_', 'Art. 1'],
    ['189^1^tab', 'Art. 189 Abs. 1'],
    ['5^2!2', 'Art. 5 Abs. 2'],
    ['16^_^1^a', 'Art. 16 Ziff. 1 Bst. a'],
    ['22^3^+list_u2^a', 'Art. 22 Abs. 3 Bst. a'],
    ['51^1^-1^+lbl___d2', 'Art. 51 Abs. 1 Strich 1 Strich 2'],
    ['51^1^+lbl__', 'Art. 51 Abs. 1 Strich 1'],
    ['5^+lbl_a_bis', 'Art. 5 Bst. abis'],
    ['196^+subdiv_u1', 'Art. 196 Ziff. 1'],
    ['+para_1^a', 'Abs. 1 Bst. a'],
    ['{annex_1__lvl_u1}^+list_u1^1', 'Anhang 1 Ziff. 1'],
    ['{annex_9__lvl_u3}', 'Anhang 9'],
    ['{annex_2__lvl_2_3_2}^+lbl_c', 'Anhang 2 Ziff. 2.3.2 Bst. c'],
    ['{annex_1__lvl_B}', 'Anhang 1 Bst. B'],
    ['{tit_4__lvl_d2063e161}', 'Titel 4'],
    ['{tit_4__lvl_A}', 'Titel 4 Ebene A'],
    ['{disp_u6}', 'Schlussbestimmungen 6'],
    ['{disp_u2__lvl_A}', 'Schlussbestimmungen 2 Ebene A'],
    ['{preface_0}', 'Einleitung'],
    ['{preface_1}', 'Einleitung'],
    ['{preamble_2}', 'Präambel 2'],
    ['{chap_3_a}', 'Kapitel 3a'],
  ])('%s is %s', (path, name) => {
    expect(displayName(path, 'DE', namings.act)).toBe(name);
  });

  test.each([
    ['{annex_2__lvl_u11}^+lbl_2_3_2^c', 'DE', 'FIDLEV', 'Anhang 2 Ziff. 2.3.2 Bst. c FIDLEV'],
    ['135-149', 'FR', 'CC', 'art. 135 à 149, CC'],
    ['{disp_final}17', 'DE', 'ZGB', 'Art. 17 SchlT ZGB'],
    ['{disp_final}17', 'FR', 'CC', 'art. 17, tit. fin. CC'],
    ['{disp_final}17', 'IT', 'CC', 'art. 17 tit. fin. CC'],
  ] as const)('%s in %s of %s is %s', (path, language, name, expected) => {
    expect(formatCitation(path, language, namings.act, name)).toBe(expected);
  });

  test('a citation ends in the short name of the regulation', () => {
    const inEach = languages.map((language) => formatCitation('5a^2^b', language, namings.act, 'X'));
    expect(inEach).toEqual([
      'Art. 5a Abs. 2 Bst. b X',
      'art. 5a, al. 2, let. b, X',
      'art. 5a cpv. 2 lett. b X',
      'Art. 5a para. 2 let. b X',
    ]);
  });
});

describe('final provisions are named by the act that brought them', () => {
  test.each([
    [
      '{disp_20230616}3^2',
      'Schlussbestimmungen 16.06.2023 Art. 3 Abs. 2',
      'dispositions finales 16.06.2023, art. 3, al. 2',
    ],
    ['{disp_20230616_2}', 'Schlussbestimmungen 16.06.2023', 'dispositions finales 16.06.2023'],
    [
      '{disp_as_1971_808}^1',
      'Schlussbestimmungen AS 1971 808 Abs. 1',
      'dispositions finales RO 1971 808, al. 1',
    ],
    ['{disp_final}17^1', 'Art. 17 Abs. 1 SchlT', 'art. 17, al. 1, tit. fin.'],
  ])('%s', (path, german, french) => {
    expect([displayName(path, 'DE', namings.act), displayName(path, 'FR', namings.act)]).toEqual([
      german,
      french,
    ]);
  });
});

describe('errors of the specification, to the letter', () => {
  test.each([
    ['5^2', ['ARTICLE', 'CLAUSE'], 'No dictionary entry for CLAUSE defined'],
    ['5', ['toString'], 'No dictionary entry for toString defined'],
    ['{widget_1}', ['ARTICLE'], 'No dictionary entry for WIDGET defined'],
    ['5', [], 'Naming is not defined for position #1'],
    ['5^2', ['ARTICLE'], 'Naming is not defined for position #2'],
    ['5^2^b', ['ARTICLE', 'PARAGRAPH'], 'Naming is not defined for position #3'],
    ['12p3B', ['PageBasedIn2'], 'Invalid PageBasedIn2 format in regArt'],
    ['12pB', ['ARTICLE'], 'Invalid PageBasedIn2 format in regArt'],
    ['5a', ['PageBasedIn2'], 'Invalid PageBasedIn2 format in regArt'],
  ])('%s named by %j', (path, naming, message) => {
    expect.assertions(5);
    for (const language of languages) {
      try {
        displayName(path, language, naming);
      } catch (error) {
        expect(error).toHaveProperty('message', message);
      }
    }
    expect(displayName('12p1B', 'DE', naming)).toBe('Seite 12 oben');
  });
});
