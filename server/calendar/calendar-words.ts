import type { InterfaceLanguage } from '#core/contract/languages.ts';

export type CalendarWords = {
  status: string;
  owner: string;
  area: string;
  change: string;
  task: string;
  nobody: string;
  formerUser: string;
  /** With the name of a document. */
  newVersion: string;
  internalDocument: string;
  changedUnits: string;
  /** Between a name and what it has. */
  colon: string;
};

/** What an entry of a calendar says beside what people wrote: the words of the table of changes, as a test holds them to. */
export const calendarWords: Readonly<Record<InterfaceLanguage, CalendarWords>> = {
  EN: {
    status: 'Status',
    owner: 'Owner',
    area: 'Area',
    change: 'Change',
    task: 'Task',
    nobody: 'not assigned',
    formerUser: 'Former user',
    newVersion: '{{document}}: new version',
    internalDocument: 'Internal document',
    changedUnits: 'Changed articles or margin numbers',
    colon: ': ',
  },
  DE: {
    status: 'Status',
    owner: 'Verantwortlich',
    area: 'Bereich',
    change: 'Änderung',
    task: 'Aufgabe',
    nobody: 'nicht zugewiesen',
    formerUser: 'Ehemaliger Benutzer',
    newVersion: '{{document}}: neue Fassung',
    internalDocument: 'Internes Dokument',
    changedUnits: 'Geänderte Artikel oder Randziffern',
    colon: ': ',
  },
  FR: {
    status: 'Statut',
    owner: 'Responsable',
    area: 'Domaine',
    change: 'Modification',
    task: 'Tâche',
    nobody: 'non attribué',
    formerUser: 'Ancien utilisateur',
    newVersion: '{{document}} : nouvelle version',
    internalDocument: 'Document interne',
    changedUnits: 'Articles ou chiffres marginaux modifiés',
    colon: '\u202f: ',
  },
  IT: {
    status: 'Stato',
    owner: 'Responsabile',
    area: 'Settore',
    change: 'Modifica',
    task: 'Compito',
    nobody: 'non attribuito',
    formerUser: 'Ex utente',
    newVersion: '{{document}}: nuova versione',
    internalDocument: 'Documento interno',
    changedUnits: 'Articoli o numeri marginali modificati',
    colon: ': ',
  },
};
