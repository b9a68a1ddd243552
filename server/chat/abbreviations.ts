import type { LanguageCode } from '#core/contract/languages.ts';

/*
 * Abbreviations of legal texts, after whose point a sentence goes on. Laws are quoted across languages, so all of them
 * are known in all texts; only what a word with a capital letter after them means differs.
 */

const lines = (text: string) => new Set(text.trim().split(/\s+/));

/** What stands before a number, a name or another word, and never ends a sentence. */
export const leading = lines(`
  abs abschn abt bzw allg anh anl anm art artt aufl bd begr bsp bst buchst bzgl ca cf ch chap chf chiff cpv cst cl dgl dr ebd einschl entspr erl
  erw erwg etwa evtl exkl fn fig gem gemäss ggf hrsg inkl insb jh jr kap let lett lfd lib lic lit litt m max mme mm mlle mr mrs ms messrs st min mind mio mia mrd
  n nn no nos nr nrn num ord p pag par para paras pt pts prof r randnr rdn rz resp rs rspr rub s sect sec seq sig sog sot ss st str subpara
  subparas tab tel tit u urspr v vgl vol voll vs z ziff zit zz all cons consid considérant disp dél éd ed es ex exch ind inc loc phr préc
  reg regs env av apr août aug dec déc feb fév févr gen jan janv juil jul jun mar nov oct okt ott sept sep set dez dic giu lug mag ltd co corp
  op cit ibid al ass capv comb dt dtt lgs dlgs dpr dr
`);

/** What may end a sentence as well: the word after them tells. */
export const trailing = lines(`
  usw etc ecc ff f seg segg sv svv et ss sgg suiv bis ter quater usf dgl sqq sq seqq v.chr n.chr
`);

/** Words with which a German sentence begins, but before which "usw." does not go on: nouns have capitals too. */
const germanStarts = lines(`
  der die das den dem des ein eine einer eines einem einen er sie es wer was wenn wird werden wurde wurden ist sind hat haben kann können
  muss müssen soll sollen darf dürfen bei für in im ist mit nach von vor zu zum zur auf aus an am als auch alle allfällige andere ausgenommen
  bestehen betrifft beträgt dabei dafür damit dazu dies diese dieser dieses falls ferner gilt gelten hierzu ihr ihre ist jede jeder jedes
  keine kein nicht nur ob sein seine sofern sowie soweit trifft über um und unter vorbehalten vorbehältlich während wo zudem zusätzlich
  absatz artikel
`);

/** Whether a word with a capital letter begins a sentence here; a German noun has one anyway. */
export const beginsSentence = (word: string, language: LanguageCode): boolean =>
  language !== 'DE' || germanStarts.has(word.toLowerCase());

/** Words after which a number with a point is an ordinal, as German writes them: "am 1. Januar", "die 2. Säule". */
export const beforeOrdinal = lines(`
  der die das den dem des am im vom zum zur ab bis seit jeder jede jedes jeden jedem per und oder beim ins diese dieser dieses diesem ihr ihre
  seine sein auf dritten nach mit dessen deren ein eine einem einer
`);

/** Names of months, before which a number with a point is a day. */
export const months = lines(`
  januar februar märz april mai juni juli august september oktober november dezember jänner
  janvier février mars avril juin juillet août septembre octobre novembre décembre
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre
  january february march may june july october december
`);

/** What a letter alone follows when it is a reference, so that its point may end the sentence: "gemäss lit. b." */
export const beforeLetter = lines(`
  lit litt bst buchst buchstabe buchstaben let lett lettre lettres lettera lettere letter letters point points punto punti und oder et ou e o
  and or bis à a to
`);
