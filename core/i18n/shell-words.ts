import type { InterfaceLanguage } from '../contract/languages.ts';

/** The few words that an element needs before its dictionaries have arrived. */
export const shellWords: Record<
  InterfaceLanguage,
  { loading: string; search: string; ask: string; failed: string; retry: string }
> = {
  EN: {
    loading: 'Loading …',
    search: 'Search',
    ask: 'Ask a question',
    failed: 'This part of the page could not be loaded.',
    retry: 'Try again',
  },
  DE: {
    loading: 'Wird geladen …',
    search: 'Suchen',
    ask: 'Frage stellen',
    failed: 'Dieser Teil der Seite konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  FR: {
    loading: 'Chargement …',
    search: 'Rechercher',
    ask: 'Poser une question',
    failed: 'Cette partie de la page n’a pas pu être chargée.',
    retry: 'Réessayer',
  },
  IT: {
    loading: 'Caricamento …',
    search: 'Cerca',
    ask: 'Porre una domanda',
    failed: 'Questa parte della pagina non è stata caricata.',
    retry: 'Riprova',
  },
};
