import type { texts as en } from '../en/lost.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  unknownTitle: 'Document introuvable',
  unknown: 'La collection ne contient aucun document nommé « {{name}} ».',
  similar: 'Noms semblables',
  sources: 'Tous les actes',
  noVersionTitle: 'Aucune version',
  near: 'À proximité :',
  inLanguages: 'Disponible en {{languages}}.',
  notInForceOn: 'Aucune version n’est chargée pour le {{date}}.',
  notInForce: 'Aucune version de ce document n’est en vigueur.',
  firstVersion: 'Première version : {{date}}',
  todaysVersion: 'Version en vigueur aujourd’hui',
  newestInLanguage: 'Dernière version en {{language}} : {{date}}',
  notInLanguage: '{{document}}, état {{date}}, n’existe pas en {{language}}.',
};
