import { fin } from 'stopword';
import type { Language } from './language.ts';

export const finnish: Language = {
  codes: 'fin',
  endings: `n t a ä en an än in it ia iä ien issa issä ista istä ille illa illä ilta iltä iksi ina inä ssa ssä
    sta stä lla llä lta ltä lle ksi na nä i uus uuden uudet uutta uuksien uudesta uuksia yys yyden yydet
    yyttä os oksen okset osten oksia okselle us uksen ukset usten uksia ös öksen ökset östen nen sen set
    sten sia selle sessa`,
  stopWords: fin,
  moreStopWords: `mikä mitä mitkä kuka kenen milloin missä mistä mihin miten miksi kuinka paljonko pitää täytyy voi
    voivat saa`,
  joining: 'ja tai sekä',
  questionFrame: 'kauan usein vähintään enintään tapaus tarkoittaa tarvitaan',
  citation: {
    ANNEX: 'liite',
  },
};
