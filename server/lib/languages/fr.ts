import { stemmer } from '@orama/stemmers/french';
import { fra } from 'stopword';
import type { Language } from './language.ts';

/** Restores accents of endings that the algorithm knows with accents only. */
function frenchStem(word: string): string {
  const accented = word.replace(/ier(es?)$/, 'ièr$1').replace(/ee(s?)$/, 'ée$1');
  return stemmer(accented).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export const french: Language = {
  codes: 'fra fre',
  stemmer: frenchStem,
  irregular: {
    credit: 'credit',
    credits: 'credit',
    travaux: 'travail',
    baux: 'bail',
    donnee: 'donnee',
    donnees: 'donnee',
  },
  stopWords: fra,
  moreStopWords: `afin ainsi alors après avant aucun aucune auquel auxquels auxquelles autre autres car chaque chez combien
    comment cependant celui celle ceux celles ci comme contre depuis dès doit doivent dont donc duquel desquels
    desquelles entre envers faut jusqu lequel laquelle lesquels lesquelles lors lorsque ni non notamment or outre
    parce pendant peut peuvent plus plusieurs pourquoi puis puisque quand quant quelqu quoi sauf selon si sinon
    sous tant tel telle telles tels tous tout toute toutes vers est-ce afin devoir pouvoir dois puis-je elles
    pouvons pouvez devons devez`,
  notStopWords: 'sommes',
  familyLetters: 5,
  joinedPronouns: 't je tu il elle on nous vous ils elles ce y en le la les lui leur moi toi ci là',
  joining: 'le la les l un une des de du d et ou',
  questionFrame: `long longtemps haut souvent minimum maximum combien cas signifier falloir faire laisser donner besoin mettre
    manière
    arriver passer vouloir savoir aller venir voir trouver prendre rester gens chose partir part moment fois
    vraiment`,
};
