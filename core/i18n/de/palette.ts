import type { texts as en } from '../en/palette.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Schnellzugriff',
  placeholder: 'Zitat, Erlass, Artikel, Aktion oder Seite',
  entries: 'Einträge',
  count_one: '{{count}} Eintrag',
  count_other: '{{count}} Einträge',
  nothing: 'Zu «{{term}}» passt nichts.',
  places: 'Zitat',
  recent: 'Zuletzt geöffnet',
  documents: 'Erlasse',
  articles: 'Artikel von {{name}}',
  actions: 'Aktionen',
  pages: 'Seiten',
  terms: 'Glossar',
  search: 'Suche',
  inDocument: 'in diesem Erlass',
  inGlossary: 'Begriff «{{term}}» im Glossar',
  searchFor: 'Nach «{{term}}» suchen',
  hits_one: '{{count}} Treffer',
  hits_other: '{{count}} Treffer',
  theme: 'Darstellung: {{theme}}',
  printPage: 'Diese Seite drucken',
  close: 'Schliessen',
};
