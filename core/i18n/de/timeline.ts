import type { texts as en } from '../en/timeline.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  label: 'Fassungen im Zeitverlauf',
  changed: 'geändert',
  'status-past': 'nicht mehr in Kraft',
  'status-inForce': 'in Kraft',
  'status-future': 'noch nicht in Kraft',
  'status-published': 'veröffentlicht, nicht in Kraft',
  'status-repealed': 'aufgehoben',
  'status-unknown': 'Inkrafttreten unbekannt',
};
