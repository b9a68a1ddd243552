import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { namings } from '../display-name.ts';
import { documents, index } from './name-fixture.ts';
import { pathCandidates } from './path-candidates.ts';
import { findQueryCitation } from './query-citation.ts';

/** Queries may combine the words of one language with a name in another. */
const mixed = ['BV', 'Cst.', 'cst.', 'Cost.'].flatMap((name) =>
  ['Abs.', 'al.', 'cpv.', 'para.'].flatMap((word) => [
    `${name} 99 ${word} 4 | bv | 99^4`,
    `Art. 99 ${word} 4 ${name} | bv | 99^4`,
    `Art. 99 ${name} ${word} 4 lit. b | bv | 99^4^b`,
  ]),
);

/** Citation, document and path to which the query leads. */
const tables = {
  German: `
    Art. 5a Abs. 2 lit. b BankG | bankg | 5a^2^b
    Art. 5a Abs. 2 Bst. b BankG | bankg | 5a^2^b
    Art. 5a Abs. 2 Bst. b Ziff. 3 BankG | bankg | 5a^2^b^3
    Art. 5a Abs. 2 Buchst. b Nr. 3 BankG | bankg | 5a^2^b^3
    Artikel 5 Absatz 2 Buchstabe b Ziffer 1 BankG | bankg | 5^2^b^1
    Artikel 5 Absatz 2 Buchstabe b des Bankengesetzes | bankg | 5^2^b
    Art. 5 des Bankengesetzes | bankg | 5
    Art. 1b Bankengesetz (BankG) | bankg | 1b
    Art. 6 der Bankenverordnung | bankv | 6
    Art. 13 des Datenschutzgesetzes vom 25. September 2020 | dsg | 13
    Art. 5 Bundesgesetz über die Banken und Sparkassen | bankg | 5
    Art. 5 Bundesgesetz ueber die Banken und Sparkassen | bankg | 5
    Art 5 Abs 2 BankG | bankg | 5^2
    Art.5 Abs.2 BankG | bankg | 5^2
    Art.5BankG | bankg | 5
    art 5 bankg | bankg | 5
    5 BankG | bankg | 5
    5a BankG | bankg | 5a
    37h BankG | bankg | 37h
    5 Abs. 2 BankG | bankg | 5^2
    BankG 5a | bankg | 5a
    BankG Art. 5a | bankg | 5a
    BankG, Art. 5a Abs. 2 | bankg | 5a^2
    BankG: Art. 5a | bankg | 5a
    Art. 5 BankG Abs. 2 | bankg | 5^2
    Art. 5 a BankG | bankg | 5a
    abs 2 art 5 bankg | bankg | 5^2
    art 5a bankg abs 2 | bankg | 5a^2
    37j–37m BankG | bankg | 37j-37m
    Anhang Ziff. II BankV | bankv | {A}^II
    Art. 4bis BankG | bankg | 4bis
    Art. 4 bis BankG | bankg | 4bis
    Art. 4 quinquies BankG | bankg | 4quinquies
    Art. 37g quater Abs. 1 BankG | bankg | 37gquater^1
    Art. 37gbis BankG | bankg | 37gbis
    Art. 12 Abs. 1bis BankG | bankg | 12^1bis
    Art. 12 Abs. 1 bis Bst. abis BankG | bankg | 12^1bis^abis
    Art. 5–7 BankG | bankg | 5-7
    Art. 5-7 BankG | bankg | 5-7
    Art. 5 bis 7 BankG | bankg | 5-7
    Art. 135–149 BankG | bankg | 135-149
    Art. 5 f. BankG | bankg | 5
    Art. 5 ff. BankG | bankg | 5
    Art. 5ff BankG | bankg | 5
    Art. 3 Abs. 2 Bst. a–c BankG | bankg | 3^2^a-c
    Art. 3 Bst. b BankG | bankg | 3^_^b
    Art. 3 Abs. 2 Strich 1 BankG | bankg | 3^2^-1
    Art. 5 Abs. 2 Satz 1 BankG | bankg | 5^2
    Art. 10 Absatz 2 zweiter Satz BankG | bankg | 10^2
    § 5 BankG | bankg | 5
    Anhang 1 BankV | bankv | {A1}
    Anhang 1a der Bankenverordnung | bankv | {A1a}
    Anh. 2 Ziff. 2.1 BankV | bankv | {A2}^2.1
    Anhang BankV | bankv | {A}
    Anhang 1 Art. 3 BankV | bankv | {A1}3
    Schlussbestimmungen Art. 3 BankG | bankg | {disp_u1}3
    Schlussbestimmungen der Änderung vom 8. Oktober 2004, Abs. 2, BankG | bankg | {disp_20041008}^2
    Schlussbestimmungen zur Änderung vom 18.12.2015 BankG | bankg | {disp_20151218}
    Schlussbestimmungen AS 2022 732 BankG | bankg | {disp_as_2022_732}
    Art. 196 Ziff. 2 BV | bv | 196^_^2
    Art. 196 Ziff. 2 Abs. 1 BV | bv | 196^+subdiv_u2^1
    Kapitel 3 Abschnitt 2 BankV | bankv | {chap_3__sec_2}
    SR 952.0 Art. 1 | bankg | 1
    SR 950.0M Art. 1 | muster | 1
    950.0M Art. 1 | muster | 1
    Art. 5 950.0M | muster | 5
    SR-Nr. 952.0 Art. 1 | bankg | 1
    Art. 5 SR 101 | bv | 5
    952.0 Art. 1 | bankg | 1
    Art. 5 GwV-FINMA | gwv-finma | 5
    Art. 5 GwV FINMA | gwv-finma | 5
    Art. 5 GwV | gwv | 5
    Art. 41 OR | or | 41
    41 OR | or | 41
    OR 41 | or | 41
    Rz 23 RS 2023/1 | rs-23-1 | 23
    Rz. 23 FINMA-RS 2023/1 | rs-23-1 | 23
    RS 2023/1 Rz 23 | rs-23-1 | 23
    Rz 23–26 FINMA-RS 23/1 | rs-23-1 | 23-26
    Randziffer 23 des Rundschreibens 2023/1 | rs-23-1 | 23
    Rz 23 Bst. a RS 23/01 | rs-23-1 | 23^a
    Rz 23 FINMA-Rundschreiben 2023/1 | rs-23-1 | 23
    Verordnung (EU) 2024/903 Art. 3 | eu-2024-903 | 3
    Art. 17 Abs. 1 der Verordnung (EU) Nr. 596/2014 | mar | 17^1
    Artikel 4 der Richtlinie 2014/65/EU | mifid2 | 4
    32014R0596 Art. 17 | mar | 17
    Erwägungsgrund 12 der Verordnung (EU) Nr. 596/2014 | mar | {rct_12}`,
  French: `
    art. 5a al. 2 let. b LB | bankg | 5a^2^b
    art. 5a, al. 2, let. b LB | bankg | 5a^2^b
    art. 5a, al. 2, let. b, LB | bankg | 5a^2^b
    art. 5a, al. 2, let. b, ch. 1 LB | bankg | 5a^2^b^1
    art. 5a, al. 2, let. b, ch. 1, LB | bankg | 5a^2^b^1
    art. 5a al. 2 lit. b LB | bankg | 5a^2^b
    article 5 alinéa 2 lettre b LB | bankg | 5^2^b
    article 5, alinéa 2, lettre b, chiffre 3 LB | bankg | 5^2^b^3
    article 5 alinéa 2 lettre b de la loi sur les banques | bankg | 5^2^b
    l'art. 5 de la loi sur les banques | bankg | 5
    l’article 49 de la LB | bankg | 49
    art. 1b de la loi sur les banques (LB) | bankg | 1b
    art. 5 de la loi fédérale du 8 novembre 1934 sur les banques et les caisses d'épargne | bankg | 5
    art. 5 de la loi fédérale sur les banques et les caisses d’épargne | bankg | 5
    art. 5 loi federale sur les banques et les caisses d'epargne | bankg | 5
    ARTICLE 5 LB | bankg | 5
    art 5 al 2 LB | bankg | 5^2
    art.5 al.2 LB | bankg | 5^2
    art 5 lb | bankg | 5
    5 LB | bankg | 5
    5a LB | bankg | 5a
    LB 5a | bankg | 5a
    LB art. 5a | bankg | 5a
    LB, art. 5a, al. 2 | bankg | 5a^2
    art. 4bis LB | bankg | 4bis
    art. 4 quinquies LB | bankg | 4quinquies
    art. 12 al. 1bis LB | bankg | 12^1bis
    art. 12, al. 1er LB | bankg | 12^1
    art. 3, let. b, LB | bankg | 3^_^b
    art. 3, al. 2, tiret 1 LB | bankg | 3^2^-1
    art. 5 à 7 LB | bankg | 5-7
    art. 5–7 LB | bankg | 5-7
    art. 47a à 47e LB | bankg | 47a-47e
    art. 3 al. 2 let. a à c LB | bankg | 3^2^a-c
    art. 5 s. LB | bankg | 5
    art. 5 ss LB | bankg | 5
    art. 89 ss. LB | bankg | 89
    art. 89 et ss LB | bankg | 89
    art. 5 et suiv. LB | bankg | 5
    l'alinéa 2 de l'article 5 LB | bankg | 5^2
    al. 2 de l'art. 5 de la loi sur les banques | bankg | 5^2
    art. 5 al. 2, 1ère phrase LB | bankg | 5^2
    art. 5 al. 2 première phrase LB | bankg | 5^2
    annexe 1 OB | bankv | {A1}
    annexe 1, art. 3, OB | bankv | {A1}3
    l'annexe 2 ch. 2.1 OB | bankv | {A2}^2.1
    dispositions finales, art. 3, al. 2, LB | bankg | {disp_u1}3^2
    dispositions finales de la modification du 1er octobre 2004, al. 1, LB | bankg | {disp_20041001}^1
    dispositions finales RO 2022 732, al. 1, LB | bankg | {disp_as_2022_732}^1
    art. 13 Cst. | bv | 13
    art. 13 Cst | bv | 13
    art. 41 CO | or | 41
    art. 5 LPD | dsg | 5
    art. 5 OBA-FINMA | gwv-finma | 5
    RS 952.0 art. 1 | bankg | 1
    art. 1 RS 952.0 | bankg | 1
    RS 101 art. 13 | bv | 13
    Cm 23 Circ. 2023/1 | rs-23-1 | 23
    Cm 23 à 26 Circ.-FINMA 23/1 | rs-23-1 | 23-26
    Circ.-FINMA 2023/1 Cm 23 | rs-23-1 | 23
    chiffre marginal 23 de la circulaire FINMA 2023/1 | rs-23-1 | 23
    ch. marg. 23 Circulaire 2023/1 | rs-23-1 | 23
    Cm 23, let. a, Circ. 2023/1 | rs-23-1 | 23^a
    article 17 du règlement (UE) n° 596/2014 | mar | 17
    art. 17, par. 1, du règlement (UE) no 596/2014 | mar | 17^1
    article 3 du règlement délégué (UE) 2024/903 | eu-2024-903 | 3
    article 4 de la directive 2014/65/UE | mifid2 | 4
    considérant 12 du règlement (UE) n° 596/2014 | mar | {rct_12}
    chapitre 3, section 2, OB | bankv | {chap_3__sec_2}`,
  Italian: `
    art. 5a cpv. 2 lett. b LBCR | bankg | 5a^2^b
    art. 5a cpv. 2 lett. b n. 1 LBCR | bankg | 5a^2^b^1
    art. 5a cpv. 2 lett. b num. 3 LBCR | bankg | 5a^2^b^3
    art. 5a cpv. 2 let. b LBCR | bankg | 5a^2^b
    art. 5a, cpv. 2, lett. b, LBCR | bankg | 5a^2^b
    articolo 5 capoverso 2 lettera b LBCR | bankg | 5^2^b
    articolo 5 capoverso 2 lettera b numero 3 LBCR | bankg | 5^2^b^3
    articolo 5 capoverso 2 lettera b della legge sulle banche | bankg | 5^2^b
    l'art. 5 della legge sulle banche | bankg | 5
    all'articolo 5 della LBCR | bankg | 5
    dell’articolo 9b capoverso 1 LBCR | bankg | 9b^1
    art. 5 della legge federale dell'8 novembre 1934 sulle banche e le casse di risparmio | bankg | 5
    art. 5 della legge federale sulle banche e le casse di risparmio | bankg | 5
    art. 5 dell'ordinanza sulle banche | bankv | 5
    art 5 cpv 2 LBCR | bankg | 5^2
    art.5 cpv.2 LBCR | bankg | 5^2
    art 5 lbcr | bankg | 5
    Art. 5 LBCR | bankg | 5
    5 LBCR | bankg | 5
    5a LBCR | bankg | 5a
    LBCR 5a | bankg | 5a
    LBCR art. 5a | bankg | 5a
    LBCR, art. 5a cpv. 2 | bankg | 5a^2
    art. 4bis LBCR | bankg | 4bis
    art. 4 quinquies LBCR | bankg | 4quinquies
    art. 12 cpv. 1bis LBCR | bankg | 12^1bis
    art. 12 cpv. 1 bis LBCR | bankg | 12^1bis
    art. 3 lett. b LBCR | bankg | 3^_^b
    art. 3 cpv. 2 trattino 1 LBCR | bankg | 3^2^-1
    art. 5 a 7 LBCR | bankg | 5-7
    art. 5–7 LBCR | bankg | 5-7
    artt. 5-7 LBCR | bankg | 5-7
    art. 3 cpv. 2 lett. a–c LBCR | bankg | 3^2^a-c
    art. 5 seg. LBCR | bankg | 5
    art. 5 segg. LBCR | bankg | 5
    art. 5 e segg. LBCR | bankg | 5
    art. 5 cpv. 2, secondo periodo, LBCR | bankg | 5^2
    art. 5 cpv. 2 frase 1 LBCR | bankg | 5^2
    il capoverso 2 dell'articolo 5 LBCR | bankg | 5^2 | il
    allegato 1 OBCR | bankv | {A1}
    all. 1 OBCR | bankv | {A1}
    all. 1 n. 2.1 OBCR | bankv | {A1}^2.1
    allegato 1 art. 3 OBCR | bankv | {A1}3
    disposizioni finali art. 3 cpv. 2 LBCR | bankg | {disp_u1}3^2
    disposizioni finali della modifica dell'8 ottobre 2004 cpv. 1 LBCR | bankg | {disp_20041008}^1
    disposizioni finali RU 2022 732 LBCR | bankg | {disp_as_2022_732}
    art. 13 Cost. | bv | 13
    art. 13 Cost | bv | 13
    art. 41 CO | or | 41
    art. 5 LPD | dsg | 5
    art. 5 ORD-FINMA | gwv-finma | 5
    RS 952.0 art. 1 | bankg | 1
    art. 1 RS 952.0 | bankg | 1
    Nm 23 Circ. 2023/1 | rs-23-1 | 23
    nm. 23 circolare 2023/1 | rs-23-1 | 23
    nota marg. 23 Circ. FINMA 23/1 | rs-23-1 | 23
    nota marginale 23 della circolare FINMA 2023/1 | rs-23-1 | 23
    n. marg. 23 Circ. FINMA 2023/1 | rs-23-1 | 23
    nota marg. 23 lett. a Circ. 2023/1 | rs-23-1 | 23^a
    articolo 17 del regolamento (UE) n. 596/2014 | mar | 17
    art. 17 par. 1 del regolamento (UE) n. 596/2014 | mar | 17^1
    articolo 3 del regolamento di esecuzione (UE) 2024/903 | eu-2024-903 | 3
    articolo 4 della direttiva 2014/65/UE | mifid2 | 4
    considerando 12 del regolamento (UE) n. 596/2014 | mar | {rct_12}
    capitolo 3 sezione 2 OBCR | bankv | {chap_3__sec_2}`,
  English: `
    Art. 5a para. 2 let. b BA | bankg | 5a^2^b
    Art. 5a para. 2 lit. b BA | bankg | 5a^2^b
    Art. 5a para. 2 let. b no. 1 BA | bankg | 5a^2^b^1
    Art. 5a para. 2 letter b number 3 BA | bankg | 5a^2^b^3
    Article 5a(2)(b) BA | bankg | 5a^2^b
    Article 5a (2) (b) BA | bankg | 5a^2^b
    Art. 5a(2)(b)(1) BA | bankg | 5a^2^b^1
    Art. 5(b) BA | bankg | 5^_^b
    Article 5 paragraph 2 letter b of the Banking Act | bankg | 5^2^b
    Article 5(2)(b) of the Banking Act | bankg | 5^2^b
    Article 5, paragraph 2, of the Banking Act | bankg | 5^2
    Article 1b of the Banking Act (BA) | bankg | 1b
    Art. 5 Banking Act | bankg | 5
    Banking Act art. 5 | bankg | 5
    Banking Act 5a | bankg | 5a
    art. 5 of the Federal Act of 8 November 1934 on Banks and Savings Banks | bankg | 5
    art. 5 Federal Act on Banks and Savings Banks | bankg | 5
    Art 5 para 2 BA | bankg | 5^2
    Art.5 para.2 BA | bankg | 5^2
    art 5 ba | bankg | 5
    ART. 5 BA | bankg | 5
    5 BA | bankg | 5
    5a BA | bankg | 5a
    BA 5a | bankg | 5a
    BA Art. 5a | bankg | 5a
    BA, Art. 5a para. 2 | bankg | 5a^2
    BA Art. 5a(2) | bankg | 5a^2
    Art. 4bis BA | bankg | 4bis
    Art. 4 quinquies BA | bankg | 4quinquies
    Art. 12 para. 1bis BA | bankg | 12^1bis
    Art. 3 let. b BA | bankg | 3^_^b
    Art. 3 para. 2 indent 1 BA | bankg | 3^2^-1
    Art. 5 to 7 BA | bankg | 5-7
    Articles 5–7 BA | bankg | 5-7
    Art. 3 para. 2 let. a to c BA | bankg | 3^2^a-c
    Art. 5 f. BA | bankg | 5
    Art. 5 ff. BA | bankg | 5
    Art. 5 et seq. BA | bankg | 5
    point (b) of Article 5(2) BA | bankg | 5^2^b
    paragraph 2 of Article 5 of the Banking Act | bankg | 5^2
    Article 5(2), first subparagraph, point (b) of the Banking Act | bankg | 5^2^b
    Article 5(2), point (b), BA | bankg | 5^2^b
    Art. 5 para. 2 second sentence BA | bankg | 5^2
    Annex 1 BO | bankv | {A1}
    Annex 1a of the Banking Ordinance | bankv | {A1a}
    Annex II BO | bankv | {A2}
    Annex 1 Art. 3 BO | bankv | {A1}3
    Final provisions Art. 3 para. 2 BA | bankg | {disp_u1}3^2
    Final provisions of the amendment of 8 October 2004 para. 1 BA | bankg | {disp_20041008}^1
    Final provisions 08/10/2004 para. 1 BA | bankg | {disp_20041008}^1
    Art. 13 Cst. | bv | 13
    Art. 41 CO | or | 41
    Art. 5 FADP | dsg | 5
    Art. 5 of the Data Protection Act | dsg | 5
    Art. 5 AMLO-FINMA | gwv-finma | 5
    SR 952.0 Art. 1 | bankg | 1
    SR 952.0, Article 1(2) | bankg | 1^2
    margin no. 23 FINMA Circular 2023/1 | rs-23-1 | 23
    margin number 23 of FINMA Circular 23/1 | rs-23-1 | 23
    mn 23 FINMA Circ. 2023/1 | rs-23-1 | 23
    marg. no. 23 Circ. 2023/1 | rs-23-1 | 23
    margin nos. 23-26 Circ. 2023/1 | rs-23-1 | 23-26
    margin no. 23 let. a Circ. 2023/1 | rs-23-1 | 23^a
    Regulation (EU) No 596/2014 Art. 17 | mar | 17
    Article 17(1) of Regulation (EU) No 596/2014 | mar | 17^1
    Article 3 of Delegated Regulation (EU) 2024/903 | eu-2024-903 | 3
    Article 4 of Directive 2014/65/EU | mifid2 | 4
    Art. 16 MiFID II | mifid2 | 16
    Art. 17(8) MAR | mar | 17^8
    32014R0596 Article 17(1) | mar | 17^1
    Recital 12 of Regulation (EU) No 596/2014 | mar | {rct_12}
    Chapter 3 Section 2 BO | bankv | {chap_3__sec_2}`,
  Mixed: mixed.join('\n'),
};

const rows = Object.entries(tables).map(([language, table]) => ({
  language,
  citations: table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([text = '', document = '', path = '', rest = '']) => ({ text, document, path, rest })),
}));

const examples = readFileSync(path.resolve(import.meta.dirname, '../../../docs/search-language.md'), 'utf8')
  .split('## Citations\n')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, text = '', document = '', place = '', rest = '']) => ({ text, document, path: place, rest }));

function resultOf(text: string) {
  const read = findQueryCitation(text, index);
  const document = read?.citation.documents[0] ?? '';
  const naming = document.startsWith('rs-') ? namings.circular : namings.act;
  const [first = ''] = read ? pathCandidates(read.citation, naming) : [];
  return { document, path: first, rest: read?.rest ?? text };
}

describe.each(rows)('$language citations', ({ citations }) => {
  test('are more than forty, each once', () => {
    expect(new Set(citations.map(({ text }) => text)).size).toBe(citations.length);
    expect(citations.length).toBeGreaterThan(40);
  });

  test.each(citations)('$text', ({ text, ...expected }) => {
    expect(resultOf(text)).toEqual(expected);
  });

  test.each([
    ['no-break spaces', (text: string) => text.replaceAll(' ', '\u00A0')],
    ['thin spaces', (text: string) => text.replaceAll(' ', '\u2009')],
    ['narrow no-break spaces', (text: string) => text.replaceAll(' ', '\u202F')],
    ['twice the space', (text: string) => ` ${text.replaceAll(' ', '  ')} `],
    ['typographic apostrophes', (text: string) => text.replaceAll("'", '’')],
    ['parted accents', (text: string) => text.normalize('NFD')],
    ['no-break hyphens', (text: string) => text.replaceAll('-', '\u2011')],
  ])('are the same with %s', (_, spell) => {
    expect(citations.map(({ text }) => resultOf(spell(text)))).toEqual(
      citations.map(({ text: _text, ...expected }) => expected),
    );
  });

  test('are the same beside other words', () => {
    // Without "Art.", the short name OR is the operator.
    const unmistakable = citations.filter(({ text }) => !/^(?:41 OR|OR 41)$/.test(text));
    const beside = unmistakable.map(({ text }) => resultOf(`Konkurs ${text} Verfahren`));
    expect(beside.map(({ document, path }) => ({ document, path }))).toEqual(
      unmistakable.map(({ document, path }) => ({ document, path })),
    );
    expect(new Set(beside.map(({ rest }) => rest.replace(' il', '')))).toEqual(
      new Set(['Konkurs Verfahren']),
    );
  });
});

describe('citations of docs/search-language.md', () => {
  test('are all found', () => expect(examples).toHaveLength(25));
  test.each(examples ?? [])('$text', ({ text, ...expected }) => {
    expect(resultOf(text)).toEqual(expected);
  });
});

test('every document of the tables is loaded', () => {
  const loaded = documents.map(({ regTextId }) => regTextId);
  const named = rows.flatMap(({ citations }) => citations.map(({ document }) => document));
  expect(loaded).toEqual(expect.arrayContaining(named));
});
