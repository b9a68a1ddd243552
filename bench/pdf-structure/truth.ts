/**
 * What is printed in real PDFs, read by looking at their pages: numbers and the initials of words, no text. Margin numbers
 * are listed by page, each by the initials of the first two words beside it. Articles are listed with their paragraphs and
 * letters in the order of the pages.
 */

export type ArticleTruth = { file: string; recitals?: number; articles: string };
export type MarginTruth = { file: string; initials: string };

export const marginNumbers: readonly MarginTruth[] = [
  {
    file: 'finma/finma_rs_2023_01_20221207_de.pdf',
    initials:
      '3: DR DR OR IR RR DI KD | ' +
      '4: KP DB DR DB DD Ks KF ad bd DU OR | ' +
      '5: DR Bu In DM DO DO | ' +
      '6: DG ZS Fn Do Fd DI Fd | ' +
      '7: Vw IA aS bR cS dV DR DR IB Di •r •z •n | ' +
      '8: •E Ed Dg DM DG Fa Ei BE DI DI | ' +
      '9: DI DI DI DI DB Id Dg DI aI bS | ' +
      '10: cZ dR eS DM DG AB Dg DG | ' +
      '11: DI Dv Dw KD DB DZ Fk Si Vd Bd | ' +
      '12: Dg Jr Fd DI DB DI IK DI MT Dg | ' +
      '13: RA DT Er DM WI DI Ad Vd DI | ' +
      '14: DI Dk DI Zo Fd DI Fd Dk DF | ' +
      '15: Fs SB DI DE',
  },
  {
    file: 'finma/finma_rs_2023_01_20221207_fr.pdf',
    initials:
      '3: Lp Lp Lr Lr Lr Pt Ld | ' +
      '4: Lp Lb Lr Lb Ld Ls Lf al bl Lt Lr | ' +
      '5: Lp Lb Lé Lg Lr Lr Ld | ' +
      '6: Dm Sn Lr Df Le Pé Dé | ' +
      '7: Ef al bl cl dl Lt Lr Ec Lr •l •l •l •l | ' +
      '8: Dp La Lg Ld Lg If Ld Ld Le Ld | ' +
      '9: Lg Ld Ld Lt Lé La Ld ai bp ce | ' +
      '10: dr eg Lg Ld Sl La Ld Li | ' +
      '11: Ld Dc Dl Lc La Ll Tl Li Ug | ' +
      '12: La Cd Pl Ld LB Ld Dl Ld Lm | ' +
      '13: Lp Lp Lt Dc Lc Qd Lé Lr Cp | ' +
      '14: Li Lp Lf Lc Ld Pl Lc Pl Lf Lc | ' +
      '15: Sd Dl Ld Le',
  },
];

/** Both languages of the regulation have the same articles. */
const incidents =
  '1: a b c d e f g | 2: a b c d e f g h i j | 3: a b c d e f g h i j k l | 4: a b c d e f | ' +
  '5: 1 a b c 2 3 4 5 6 | 6: a b c d e f g h i j | 7:';

export const articles: readonly ArticleTruth[] = [
  // A notice without articles: its first words cite some.
  { file: 'fedlex-pdf/AS-2005-1241_de.pdf', articles: '' },
  {
    file: 'fedlex-pdf/SR-0.277.12_NYUE_de.pdf',
    articles:
      'I: 1 2 3 | II: 1 2 3 | III: | IV: 1 a b 2 | V: 1 a b c d e 2 a b | VI: | VII: 1 2 | VIII: 1 2 | IX: 1 2 | ' +
      'X: 1 2 3 | XI: a b c | XII: 1 2 | XIII: 1 2 3 | XIV: | XV: a b c d e | XVI: 1 2',
  },
  { file: 'eu/pdf/incident-reporting_official_OJ_L_202500301_EN_TXT.pdf', recitals: 9, articles: incidents },
  { file: 'eu/pdf/incident-reporting_official_OJ_L_202500301_FR_TXT.pdf', recitals: 9, articles: incidents },
  // A scan with a text layer.
  { file: 'fedlex-pdf/BBl-1966-II-452_de.scan.pdf', articles: '1: 1 2 3 4 5 | 2: | 3: | 4: 1 2' },
  // Two columns: the text in force, then the draft; page by page.
  {
    file: 'fedlex-pdf/Synopse_ARV1_de.pdf',
    articles: '3: 1 a b 2 3 4 | 4: | 3: abis | 4: 1 a b c d e f g h i j 2 a b 1 j k c d e f g h i 2bis 3',
  },
  // Explanations, with articles of the draft as headings; there is none for Art. 19.
  {
    file: 'fedlex-pdf/BBl-2003-7711_Botschaft-PublG_de.pdf',
    articles:
      '1: | 2: | 3: | 4: | 5: | 6: | 7: | 8: | 9: | 10: | 11: | 12: | 13: | 14: | 15: | 16: | 17: | 18: | 20: | 21:',
  },
];

/** The Constitution as of 2020, against its Akoma Ntoso of 2024. */
export const constitution = {
  file: 'fedlex-pdf/SR-101_BV_2020_de.pdf',
  akn: 'fedlex-akn/SR-101_BV_20240303_de.xml',
  /** Articles and paragraphs that came after 2020. */
  added: new Set(['10a', '117b', '129a', '130^3ter', '130^3quater']),
  /** Its transitional provisions, and its final ones, which have no article: their source does not have the numbers that the pages print. */
  transitional:
    '196: 1 2 1 2 a b c 3 4 5 6 7 8 3 1 2 2bis 2ter 3 4 5 4 5 6 1 2 7 8 9 1 2 10 11 12 13 14 1 2 3 4 5 15 16 | ' +
    '197: 1 1 2 2 3 4 5 7 a b 8 9 1 2 10 11 1 2 | ' +
    ': 1 2 a b 1 2 4 c 1 2 3 1 2',
};
