import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { ContainerKind, Family, Language, Text } from './act-structure.ts';

const words: Record<Exclude<ContainerKind, 'level'>, Text> = {
  book: { de: 'Buch', fr: 'Livre', it: 'Libro', en: 'Book' },
  part: { de: 'Teil', fr: 'Partie', it: 'Parte', en: 'Part' },
  title: { de: 'Titel', fr: 'Titre', it: 'Titolo', en: 'Title' },
  chapter: { de: 'Kapitel', fr: 'Chapitre', it: 'Capitolo', en: 'Chapter' },
  section: { de: 'Abschnitt', fr: 'Section', it: 'Sezione', en: 'Section' },
  subsection: { de: 'Unterabschnitt', fr: 'Sous-section', it: 'Sottosezione', en: 'Subsection' },
};

export function containerLabel(kind: ContainerKind, num: string, family: Family, language: Language): string {
  if (num === '') return '';
  if (family === 'circular' || kind === 'level') return `${num}. `;
  const word = words[kind][language];
  if (family === 'act' && language === 'de') return `${num}. ${word}: `;
  return family === 'act' && language === 'it' ? `${word} ${num}: ` : `${word} ${num} `;
}

const articleWords: Text = { de: 'Artikel', fr: 'Article', it: 'Articolo', en: 'Article' };

export function articleWord(family: Family, language: Language): string {
  return family === 'eu' ? articleWords[language] : 'Art.';
}

export function itemLabel(num: string, family: Family, language: Language): string {
  if (num === '–') return '– ';
  if (family !== 'eu') return `${num}. `;
  return language === 'en' ? `(${num}) ` : `${num}) `;
}

export const annexWord: Text = { de: 'Anhang', fr: 'Annexe', it: 'Allegato', en: 'Annex' };

/** The visible label of every sample text. */
export const sampleLabel: Text = {
  de: 'Muster – erfundener Text, kein geltendes Recht',
  fr: 'Exemple – texte fictif, sans valeur juridique',
  it: 'Esempio – testo fittizio, privo di valore giuridico',
  en: 'Sample – invented text, not the law',
};

/** "vom 18. Juni 2021 (Stand am 1. Januar 2024)" */
export function dateLine(document: string, version: string, language: Language): string {
  const of = formatDate(document, localeOf(language), 'long');
  const state = formatDate(version, localeOf(language), 'long');
  const lines: Text = {
    de: `vom ${of} (Stand am ${state})`,
    fr: `du ${of} (État le ${state})`,
    it: `del ${of} (Stato ${state})`,
    en: `of ${of} (Status as of ${state})`,
  };
  return lines[language];
}
