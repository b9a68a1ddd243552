import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** What the statuses of changes are called, as the table of changes calls them. */
export const statusWords: Readonly<Record<InterfaceLanguage, Readonly<Record<ChangeStatus, string>>>> = {
  EN: {
    R: 'Critical',
    A: 'Delayed',
    G: 'On course',
    '?': 'Unknown',
    D: 'Done',
    O: 'Out of scope',
  },
  DE: {
    R: 'Kritisch',
    A: 'Verzögert',
    G: 'Auf Kurs',
    '?': 'Unbestimmt',
    D: 'Erledigt',
    O: 'Nicht relevant',
  },
  FR: {
    R: 'Critique',
    A: 'Retardé',
    G: 'En bonne voie',
    '?': 'Indéterminé',
    D: 'Terminé',
    O: 'Non pertinent',
  },
  IT: {
    R: 'Critico',
    A: 'In ritardo',
    G: 'Nei tempi',
    '?': 'Indefinito',
    D: 'Concluso',
    O: 'Non rilevante',
  },
};
