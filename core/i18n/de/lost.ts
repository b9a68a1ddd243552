import type { texts as en } from '../en/lost.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  unknownTitle: 'Erlass nicht gefunden',
  unknown: 'In der Sammlung gibt es keinen Erlass mit dem Namen «{{name}}».',
  similar: 'Ähnliche Namen',
  sources: 'Alle Quellen',
  noVersionTitle: 'Keine Fassung',
  near: 'In der Nähe:',
  inLanguages: 'Vorhanden auf {{languages}}.',
};
