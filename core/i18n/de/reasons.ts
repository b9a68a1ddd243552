import type { texts as en } from '../en/reasons.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  citation: '«{{asked}}» nennt diese Bestimmung',
  word: '«{{found}}» {{field}}',
  stem: '«{{found}}» {{field}}, eine Form von «{{asked}}»',
  compound: '«{{found}}» {{field}}, enthält «{{asked}}»',
  synonym: '«{{found}}» {{field}}, sinnverwandt mit «{{asked}}»',
  translation: '«{{found}}» {{field}}, eine Übersetzung von «{{asked}}»',
  typo: '«{{found}}» {{field}}, ähnlich geschrieben wie «{{asked}}»',
  prefix: '«{{found}}» {{field}}, beginnt mit «{{asked}}»',
  before: '«{{asked}}» gibt es nicht: dies ist die letzte Bestimmung davor',
  spelling: '«{{found}}» {{field}}, eine andere Schreibweise von «{{asked}}»',
  related: '«{{found}}» {{field}}, verwandt mit «{{asked}}»',
  parts: '«{{found}}» {{field}}, die Teile von «{{asked}}»',
  corrected: '«{{found}}» {{field}}, passt zu einem Wort, das ähnlich geschrieben wird wie «{{asked}}»',
  fieldText: 'im Text',
  fieldHeading: 'in der Überschrift',
  fieldTitle: 'im Titel des Erlasses',
  fieldContainer: 'im Titel des Abschnitts',
  fieldNumber: 'in der Nummer',
};
