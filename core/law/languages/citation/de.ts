import type { CitationWords } from './words.ts';

export const german: CitationWords = {
  steps: {
    BOOK: 'buch, buchs, buches',
    PART: 'teil, teils, teile, teilen',
    TITLE: 'titel, titels, titeln',
    CHAPTER: 'kapitel, kapitels, kapiteln, kap',
    SECTION: 'abschnitt, abschnitts, abschnittes, abschnitte, abschnitten, abschn',
    ANNEX: 'anhang, anhangs, anhange, anhangen, anh',
    FINAL_PROVISIONS: 'schlussbestimmungen, schlussbestimmung, schlb, ubergangsbestimmungen',
    LEVEL: 'ebene',
    WHEREAS: 'erwagungsgrund, erwagungsgrunde',
    ARTICLE: 'art, artikel, artikels, artikeln, §',
    MARGIN_NUMBER: 'rz, rzn, randziffer, randziffern, rn',
    PARAGRAPH: 'abs, absatz, absatze, absatzes, absatzen',
    LETTER: 'bst, bstn, buchst, buchstabe, buchstaben, lit, litera',
    NUMBER: 'ziff, ziffer, ziffern, nr, punkt, nummer',
    DASH: 'strich, lemma',
    SENTENCE: 'satz, unterabsatz, uabs',
  },
  abbreviated: 'kap abschn',
  articles: 'artikeln',
  paragraph: 'absatz',
  finalTitle: 'schlt, schlusstitel, schlusstitels',
  finalProvisions: 'schlb',
  links: 'des der dem den vom von zum zur im in',
  and: 'und oder sowie bzw beziehungsweise respektive',
  or: 'oder',
  joints: 'u, i v m, ivm, i v mit, in verbindung mit',
  range: 'bis',
  following: { one: 'f', several: 'ff' },
  ordinals: 'erster erste ersten zweiter zweite zweiten dritter dritte dritten vierter letzter',
  counts: {
    words:
      'erst zweit dritt viert funft sechst siebt|siebent acht neunt zehnt elft zwolft dreizehnt vierzehnt funfzehnt sechzehnt',
    endings: 'e er en es em',
  },
  quantities:
    'jahr jahre jahren monat monate monaten tag tage tagen woche wochen stunden prozent franken rappen millionen mio mrd milliarden mal chf fr euro eur usd',
  dayLinks: 'vom',
};
