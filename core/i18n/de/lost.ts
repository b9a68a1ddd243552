import type { texts as en } from '../en/lost.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  unknownTitle: 'Erlass nicht gefunden',
  unknown: 'In der Sammlung gibt es keinen Erlass mit dem Namen «{{name}}».',
  similar: 'Ähnliche Namen',
  sources: 'Alle Erlasse',
  noVersionTitle: 'Keine Fassung',
  near: 'In der Nähe:',
  inLanguages: 'Vorhanden auf {{languages}}.',
  notInForceOn: 'Für den {{date}} ist keine Fassung geladen.',
  notInForce: 'Von diesem Dokument ist keine Fassung in Kraft.',
  firstVersion: 'Erste Fassung: {{date}}',
  todaysVersion: 'Heute geltende Fassung',
  newestInLanguage: 'Neueste Fassung auf {{language}}: {{date}}',
  notInLanguage: '{{document}}, Stand {{date}}, gibt es nicht auf {{language}}.',
};
