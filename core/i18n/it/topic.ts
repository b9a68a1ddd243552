import type { texts as en } from '../en/topic.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  notFound: 'Questo tema non esiste.',
  notFoundText: 'Nessun tema si chiama «{{name}}».',
  toTopics: 'Ai temi',
  languageTable: 'Tutti i comandi di ricerca',
  languageSign: 'Segno o chiave',
  languageMeaning: 'Significato',
  languageExample: 'Esempio',
  notLoaded: 'I testi citati qui senza link non sono caricati in questa installazione.',
  table: 'Tabella',
  edit: 'Modificare la pagina',
};
