import type { LanguageCode } from '#core/contract/languages.ts';

/**
 * A form in which lawyers cite, typed in an interface of this language, and what it leads to: the cited places, and
 * what is said not to be there ("-" before it): an act with its number, a name that nobody knows, or a place of an act
 * with the articles that it has.
 */
export type CitationForm = { language: LanguageCode; typed: string; leadsTo: string };

function formsOf(language: LanguageCode, table: string): CitationForm[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', leadsTo = ''] = line.split(' | ').map((cell) => cell.trim());
      return { language, typed, leadsTo };
    });
}

/** Forms that cite official acts. */
export const officialForms: readonly CitationForm[] = [
  ...formsOf(
    'DE',
    `
    6 III DSG | dsg~6^3
    Art. 6 III DSG | dsg~6^3
    DSG 6 III | dsg~6^3
    6 iii dsg | dsg~6^3
    DSG 6.3 | dsg~6^3
    DSG 6/3 | dsg~6^3
    DSG-6 | dsg~6
    DSG:6 | dsg~6
    DSG/6 | dsg~6
    nDSG 6 | dsg~6
    revDSG Art. 6 | dsg~6
    Art. 6f. DSG | dsg~6 dsg~7
    DSG 6f. | dsg~6 dsg~7
    Art. 6 f. DSG | dsg~6 dsg~7
    Art. 72 f. DSG | dsg~72 dsg~72a
    Art. 6 ff. DSG | dsg~6
    Art. 6–8 DSG | dsg~6 dsg~7 dsg~8
    DSG 6 und 8 | dsg~6 dsg~8
    6, 8 DSG | dsg~6 dsg~8
    Art. 6 Abs. 1 und 2 DSG | dsg~6^1 dsg~6^2
    Art. 6 Abs. 1, 2 und 4 DSG | dsg~6^1 dsg~6^2 dsg~6^4
    Art. 6 Abs. 1–3 DSG | dsg~6^1 dsg~6^2 dsg~6^3
    Art. 6 Abs. 1 bis 3 DSG | dsg~6^1 dsg~6^2 dsg~6^3
    Art. 6 Abs. 6 f. DSG | dsg~6^6 dsg~6^7
    Art. 6 Abs. 6–9 DSG | dsg~6^6 dsg~6^7 -Art. 6 Abs. 9 DSG
    Art. 6 Abs. 7 lit. a und b DSG | dsg~6^7^a dsg~6^7^b
    Art. 6 Abs. 7 Bst. a–c DSG | dsg~6^7^a dsg~6^7^b dsg~6^7^c
    Art. 6 Abs. 1 und Art. 7 Abs. 2 und 3 DSG | dsg~6^1 dsg~7^2 dsg~7^3
    Art. 55-60 BankG | bankg~55 bankg~56 -Art. 60 BankG (Art. 1–56)
    Art. 55–60 BankG | bankg~55 bankg~56 -Art. 60 BankG (Art. 1–56)
    Art. 55 bis 56 BankG | bankg~55 bankg~56
    Art. 59–60 BankG | -Art. 59–60 BankG (Art. 1–56)
    Art. 70a–72 DSG | dsg~71 dsg~72 -Art. 70a DSG (Art. 1–74)
    Art. 3, 5 und 7 DSG | dsg~3 dsg~5 dsg~7
    Art. 6 i.V.m. Art. 8 DSG | dsg~6 dsg~8
    Art. 6 Abs. 7 lit. b DSG | dsg~6^7^b
    Art. 6 VII b DSG | dsg~6^7^b
    DSG 6/7/b | dsg~6^7^b
    DSG 6.7.b | dsg~6^7^b
    Art. 5 lit. c Ziff. 1 DSG | dsg~5^_^c^1
    Art. 6 N 12 DSG | dsg~6
    Art. 6 Abs. 3 S. 1 DSG | dsg~6^3
    gemäss Art. 6 Abs. 3 DSG | dsg~6^3
    BkG 47 | bankg~47
    Art. 47 Abs. 1bis BkG | bankg~47^1bis
    Art. 3 II lit. c BankG | bankg~3^2^c
    Art. 3 II cbis BankG | bankg~3^2^cbis
    Art. 37h Abs. 3 lit. c Ziff. 2 BankG | bankg~37h^3^c^2
    Art. 4 quinquies Abs. 2 BankG | bankg~4quinquies^2
    Art. 1-bis BankG | bankg~1bis
    § 47 BankG | bankg~47
    Art. 47 – BankG | bankg~47
    Bankengesetz 47/1/b | bankg~47^1^b
    Artikel 47 des Bankengesetzes | bankg~47
    SR 952.0 47 | bankg~47
    SR 952.0, 47 Abs. 2 | bankg~47^2
    Art. 47 BankG i.V.m. Art. 6 DSG | bankg~47 dsg~6
    FINMA GwV 13 | gwv-finma~13
    Art. 13 Abs. 2bis GwV-FINMA | gwv-finma~13^2bis
    Art. 31 GwV-FINMA | gwv-finma~30-34
    SR 955.01: 12a | gwv~12a
    Art. 5 BV | bv~5
    BV/Cst. 5 | bv~5
    SR 955.0, 9 | -GwG 955.0
    Art. 5 KAG | -KAG 951.31
    KAG 5 II | -KAG 951.31
    art 5 kag | -KAG 951.31
    Art. 5 des Kollektivanlagengesetzes | -Kollektivanlagengesetz 951.31
    Art. 17 MiFIR | -MiFIR 32014R0600
    MiFIR 17 | -MiFIR 32014R0600
    Art. 4 Abs. 1 Bst. a CRR | -CRR 32013R0575
    FINMA-RS 2017/1 Rz 9 | -FINMA-RS 2017/1
    Art. 5 GwV-EBK | -"GwV-EBK"
    Art. 6 E-DSG | -"E-DSG"
    Art. 3 Abs. 2 LampV | -"LampV"
    LampV 3 | -"LampV"
    Art. 999 BankG | -Art. 999 BankG (Art. 1–56)
    Art. 999 Abs. 2 BankG | -Art. 999 BankG (Art. 1–56)
    Art. 47 Abs. 99 BankG | -Art. 47 Abs. 99 BankG
    Rz 5 BankG | -Rz 5 BankG
    Art. 6 DSG und Art. 5 KAG | dsg~6 -KAG 951.31
    `,
  ),
  ...formsOf(
    'FR',
    `
    LB 37h/3/b | bankg~37h^3^b
    art. 3-bis LB | bankg~3bis
    art. 37-ter LB | -art. 37ter LB (art. 1 à 56)
    art. 1-bis LB | bankg~1bis
    art. 3 al. 2 let. c LB | bankg~3^2^c
    art. 3, al. 2, let. c, LB | bankg~3^2^c
    art. 3 II c LB | bankg~3^2^c
    art. 37h al. 3 let. c ch. 1 LB | bankg~37h^3^c^1
    LB, art. 47 al. 2 | bankg~47^2
    al. 2 de l'art. 47 LB | bankg~47^2
    art. 47 s. LPD | dsg~47 dsg~47a
    art. 6 à 8 LPD | dsg~6 dsg~7 dsg~8
    art. 6 al. 1 et 2 LPD | dsg~6^1 dsg~6^2
    art. 6 al. 1 à 3 LPD | dsg~6^1 dsg~6^2 dsg~6^3
    art. 6 al. 7 let. a et b LPD | dsg~6^7^a dsg~6^7^b
    art. 3, 5 et 7 LPD | dsg~3 dsg~5 dsg~7
    art. 55 à 60 LB | bankg~55 bankg~56 -art. 60 LB (art. 1 à 56)
    art. 6 ss LPD | dsg~6
    art. 6 et 8 LPD | dsg~6 dsg~8
    art. 6 cum 8 LPD | dsg~6 dsg~8
    art. 6 en relation avec l'art. 8 LPD | dsg~6 dsg~8
    nLPD 6 III | dsg~6^3
    selon l'art. 6 al. 3 LPD | dsg~6^3
    art. 47 de la loi sur les banques | bankg~47
    RS 952.0 art. 47 al. 2 | bankg~47^2
    art. 22a OBA | gwv~22a
    OBA-FINMA 13 | gwv-finma~13
    art. 5 Cst. | bv~5
    LTI 8a | beg~8a
    art 5bis LSP al. 2 let. b | -"LSP"
    art. 12 CRR | -CRR 32013R0575
    art. 5 LPCC | -LPCC 951.31
    art. 5 de la loi sur les placements collectifs | -loi sur les placements collectifs 951.31
    LIMF 5 | -LIMF 958.1
    art. 999 LB | -art. 999 LB (art. 1 à 56)
    annexe 9 LB | -annexe 9 LB
    `,
  ),
  ...formsOf(
    'IT',
    `
    art. 3 cpv. 2 lett. c LBCR | bankg~3^2^c
    LBCR 47/2 | bankg~47^2
    art. 37h cpv. 3 lett. c n. 1 LBCR | bankg~37h^3^c^1
    art. 6 seg. LPD | dsg~6 dsg~7
    art. 6 segg. LPD | dsg~6
    art. 6 cpv. 1 e 2 LPD | dsg~6^1 dsg~6^2
    art. 6 cpv. 1–3 LPD | dsg~6^1 dsg~6^2 dsg~6^3
    art. 6 cpv. 7 lett. a e b LPD | dsg~6^7^a dsg~6^7^b
    artt. 3, 5 e 7 LPD | dsg~3 dsg~5 dsg~7
    art. 55–60 LBCR | bankg~55 bankg~56 -art. 60 LBCR (art. 1–56)
    artt. 6 e 8 LPD | dsg~6 dsg~8
    ai sensi dell'art. 6 cpv. 3 LPD | dsg~6^3
    art. 47 legge sulle banche | bankg~47
    art. 5 Cost. | bv~5
    RS 955.01, 12a | gwv~12a
    art. 5 LICol | -LICol 951.31
    art. 17 MiFIR | -MiFIR 32014R0600
    art. 999 LBCR | -art. 999 LBCR (art. 1–56)
    `,
  ),
  ...formsOf(
    'EN',
    `
    FADP s 6(3) | dsg~6^3
    s. 6 FADP | dsg~6
    sec. 6(7)(b) FADP | dsg~6^7^b
    Article 6(7)(b) FADP | dsg~6^7^b
    point (b) of Article 6(7) FADP | dsg~6^7^b
    Art. 6 para. 3 FADP | dsg~6^3
    Art. 6 para. 1 and 2 FADP | dsg~6^1 dsg~6^2
    Art. 6 paras. 1 to 3 FADP | dsg~6^1 dsg~6^2 dsg~6^3
    Article 6(1) and (2) FADP | dsg~6^1 dsg~6^2
    Arts. 6 to 8 FADP | dsg~6 dsg~7 dsg~8
    Arts. 72–80 FADP | dsg~72 dsg~72a dsg~73 dsg~74 -Art. 80 FADP (Art. 1–74)
    Arts. 6 and 8 FADP | dsg~6 dsg~8
    Art. 6 et seq. FADP | dsg~6
    Art. 6 read together with Art. 8 FADP | dsg~6 dsg~8
    Banking Act Art. 47 | bankg~47
    BankA 47 | bankg~47
    AMLO Art. 12a | gwv~12a
    FISA 8a | beg~8a
    Art. 4(1)(a) CRR | -CRR 32013R0575
    Regulation (EU) No 575/2013, Article 4 | -CRR 32013R0575
    Art. 5 CISA | -CISA 951.31
    Art. 17 GDPR | -GDPR 32016R0679
    Directive 2014/99/EU Art. 3 | -Directive 2014/99/EU
    Art. 999 FADP | -Art. 999 FADP (Art. 1–74)
    `,
  ),
];

/** Forms that cite the invented acts of the sample, which every installation can load. */
export const sampleForms: readonly CitationForm[] = [
  ...formsOf(
    'DE',
    `
    Art. 5a Abs. 2 BankG-M | bankg-m~5a^2
    BankG-M 5 II | bankg-m~5^2
    5/2 BankG-M | bankg-m~5^2
    BankG-M 5.2 | bankg-m~5^2
    BankG-M-5 | bankg-m~5
    BankG-M: 5 | bankg-m~5
    nBankG-M 5 | bankg-m~5
    Art. 6f. BankG-M | bankg-m~6 bankg-m~7
    Art. 6 f. BankG-M | bankg-m~6 bankg-m~7
    Art. 5a f. BankG-M | bankg-m~5a bankg-m~6
    Art. 5 Abs. 1 und 2 BankG-M | bankg-m~5^1 bankg-m~5^2
    Art. 5 Abs. 1–2 BankG-M | bankg-m~5^1 bankg-m~5^2
    Art. 41–50 BankG-M | bankg-m~41 bankg-m~42 -Art. 50 BankG-M (Art. 1–42)
    Rz 44–60 RS-OpWid-M | rs-opwid-m~44 rs-opwid-m~45 -Rz 60 RS-OpWid-M (Rz 1–45)
    Art. 5 i.V.m. Art. 7 BankG-M | bankg-m~5 bankg-m~7
    5, 7 und 9 BankG-M | bankg-m~5 bankg-m~7 bankg-m~9
    Art. 5 N 12 BankG-M | bankg-m~5
    § 5 BankG-M | bankg-m~5
    SR 950.0M, 5 | bankg-m~5
    SR 950.0M 5 Abs. 2 | bankg-m~5^2
    Art. 37 BankG-M | bankg-m~36-38
    Anhang 1a BankG-M | bankg-m~{A1a}
    Art. 5 Muster-Bankengesetz | bankg-m~5
    Rz 12a RS-OpWid-M | rs-opwid-m~12a
    RS-OpWid-M N 23 | rs-opwid-m~23
    Art. 9 MDV-M | mdv-m~9
    Art. 5 BankG | -BankG 952.0
    BkG 47 | -BkG 952.0
    nDSG 6 | -DSG 235.1
    6 III DSG | -DSG 235.1
    FINMA GwV 13 | -GwV-FINMA 955.033.0
    SR 955.0, 9 | -GwG 955.0
    Art. 17 MiFIR | -MiFIR 32014R0600
    Art. 3 LampV | -"LampV"
    Art. 999 BankG-M | -Art. 999 BankG-M (Art. 1–42)
    Art. 5 Abs. 99 BankG-M | -Art. 5 Abs. 99 BankG-M
    Rz 99 RS-OpWid-M | -Rz 99 RS-OpWid-M (Rz 1–45)
    Anhang 9 BankG-M | -Anhang 9 BankG-M
    `,
  ),
  ...formsOf(
    'FR',
    `
    LB-M 5/2 | bankg-m~5^2
    art. 5 al. 2 LB-M | bankg-m~5^2
    art. 5 al. 1 et 2 LB-M | bankg-m~5^1 bankg-m~5^2
    art. 6 s. LB-M | bankg-m~6 bankg-m~7
    art. 5 cum 7 LB-M | bankg-m~5 bankg-m~7
    Cm 12a Circ-RésOp-M | rs-opwid-m~12a
    LB 37h/3/b | -LB 952.0
    art. 12 CRR | -CRR 32013R0575
    art 5bis LSP al. 2 let. b | -"LSP"
    art. 999 LB-M | -art. 999 LB-M (art. 1 à 42)
    `,
  ),
  ...formsOf(
    'IT',
    `
    art. 5 cpv. 2 LBCR-M | bankg-m~5^2
    art. 5 cpv. 1 e 2 LBCR-M | bankg-m~5^1 bankg-m~5^2
    LBCR-M 5 II | bankg-m~5^2
    art. 6 seg. LBCR-M | bankg-m~6 bankg-m~7
    art. 5 LICol | -LICol 951.31
    art. 999 LBCR-M | -art. 999 LBCR-M (art. 1–42)
    `,
  ),
  ...formsOf(
    'EN',
    `
    BankA-M s 5(2) | bankg-m~5^2
    Art. 5 para. 1 and 2 BankA-M | bankg-m~5^1 bankg-m~5^2
    Article 5(2) BankA-M | bankg-m~5^2
    Sample Banking Act Art. 5 | bankg-m~5
    Art. 5 read with Art. 7 BankA-M | bankg-m~5 bankg-m~7
    FADP s 6(3) | -FADP 235.1
    Regulation (EU) No 575/2013, Article 4 | -CRR 32013R0575
    Art. 999 BankA-M | -Art. 999 BankA-M (Art. 1–42)
    `,
  ),
];
