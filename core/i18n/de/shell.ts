import type { texts as en } from '../en/shell.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  skipToContent: 'Zum Inhalt',
  home: 'Regesta, zur Übersicht',
  mainLinks: 'Hauptlinks',
  search: 'Suche',
  menu: 'Menü',
  read: 'Lesen',
  dashboard: 'Übersicht',
  locked:
    'Ihre Rechte umfassen dies nicht. Fragen Sie eine Administratorin oder einen Administrator Ihrer Organisation.',
  documentLanguage: 'Sprache der Dokumente',
  interfaceLanguage: 'Sprache der Oberfläche',
  theme: 'Darstellung',
  themeSystem: 'System',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  loggedIn: 'Angemeldet als {{name}}',
  signOut: 'Abmelden',
  copyright: '© {{year}} Regesta',
  disclaimer: 'Haftungsausschluss',
  disclaimerText:
    'Die Texte dienen der Information. Rechtlich verbindlich sind allein die amtlichen Veröffentlichungen der Quellen. Als Beispiel gekennzeichnete Texte sind erfunden.',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es keine Seite.',
  toDashboard: 'Zur Übersicht',
  welcome: 'Guten Tag, {{name}}',
  dashboardText: 'Alle Erlasse, in den Sprachen und Fassungen, in denen es sie gibt.',
  toSources: 'Erlasse öffnen',
  pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
  pageFailedHint:
    'Es ging nichts verloren. Laden Sie die Seite neu; hilft das nicht, teilen Sie dem Support mit, was Sie getan haben.',
  reload: 'Neu laden',
  topics: 'Themen',
  topicNotFound: 'Dieses Thema gibt es nicht.',
  topicNotFoundText: 'Kein Thema heisst «{{name}}».',
  toTopics: 'Zu den Themen',
  languageTable: 'Die Suchsprache',
  languageSign: 'Zeichen oder Schlüssel',
  languageMeaning: 'Bedeutung',
  languageExample: 'Beispiel',
};
