import type { texts as en } from '../en/palette.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Accesso rapido',
  placeholder: 'Citazione, atto, articolo, azione o pagina',
  entries: 'Voci',
  count_one: '{{count}} voce',
  count_other: '{{count}} voci',
  nothing: 'Niente corrisponde a «{{term}}».',
  places: 'Citazione',
  recent: 'Aperti di recente',
  documents: 'Atti',
  articles: 'Articoli di {{name}}',
  actions: 'Azioni',
  pages: 'Pagine',
  terms: 'Glossario',
  search: 'Ricerca',
  inDocument: 'in questo atto',
  inGlossary: 'Termine «{{term}}» nel glossario',
  searchFor: 'Cercare «{{term}}»',
  hits_one: '{{count}} risultato',
  hits_other: '{{count}} risultati',
  theme: 'Aspetto: {{theme}}',
  printPage: 'Stampare questa pagina',
  close: 'Chiudere',
};
