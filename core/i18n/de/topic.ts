import type { texts as en } from '../en/topic.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  notFound: 'Dieses Thema gibt es nicht.',
  notFoundText: 'Kein Thema heisst «{{name}}».',
  toTopics: 'Zu den Themen',
  languageTable: 'Alle Suchbefehle',
  languageSign: 'Zeichen oder Schlüssel',
  languageMeaning: 'Bedeutung',
  languageExample: 'Beispiel',
  notLoaded: 'Texte, die hier ohne Link genannt sind, sind in dieser Installation nicht geladen.',
  table: 'Tabelle',
  edit: 'Seite bearbeiten',
};
