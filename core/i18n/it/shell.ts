import type { texts as en } from '../en/shell.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  skipToContent: 'Vai al contenuto',
  home: 'Regesta, alla panoramica',
  mainLinks: 'Link principali',
  search: 'Ricerca',
  menu: 'Menu',
  read: 'Leggere',
  dashboard: 'Panoramica',
  locked:
    'I Suoi diritti non comprendono questa funzione. Si rivolga all’amministrazione della Sua organizzazione.',
  documentLanguage: 'Lingua dei documenti',
  interfaceLanguage: 'Lingua dell’interfaccia',
  theme: 'Aspetto',
  themeSystem: 'Sistema',
  themeLight: 'Chiaro',
  themeDark: 'Scuro',
  loggedIn: 'Connesso come {{name}}',
  signOut: 'Esci',
  copyright: '© {{year}} Regesta',
  disclaimer: 'Esclusione di responsabilità',
  disclaimerText:
    'I testi hanno scopo informativo. Fanno fede soltanto le pubblicazioni ufficiali delle fonti. I testi contrassegnati come esempi sono inventati.',
  notFoundTitle: 'Pagina non trovata',
  notFoundText: 'A questo indirizzo non esiste alcuna pagina.',
  toDashboard: 'Alla panoramica',
  welcome: 'Buongiorno {{name}}',
  dashboardText: 'Tutti gli atti, nelle lingue e versioni in cui esistono.',
  toSources: 'Apri gli atti',
  pageFailed: 'Non è stato possibile mostrare questa pagina.',
  pageFailedHint:
    'Non è andato perso nulla. Ricarichi la pagina; se non basta, comunichi al supporto che cosa stava facendo.',
  reload: 'Ricarica',
  topics: 'Temi',
  topicNotFound: 'Questo tema non esiste.',
  topicNotFoundText: 'Nessun tema si chiama «{{name}}».',
  toTopics: 'Ai temi',
  languageTable: 'Il linguaggio di ricerca',
  languageSign: 'Segno o chiave',
  languageMeaning: 'Significato',
  languageExample: 'Esempio',
};
