import type { texts as en } from '../en/absent.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  act: '{{name}} ist nicht in dieser Sammlung.',
  numberedAct: '{{name}} ({{number}}) ist nicht in dieser Sammlung.',
  name: 'Kein Erlass dieser Sammlung heisst «{{name}}».',
  subject: 'Dazu gibt es nichts: Kein Text hat {{words}}. Am nächsten kommt dem:',
  word: '«{{word}}»',
  provision: '{{act}}: {{provision}} gibt es nicht.',
  article: '{{act}}: {{provision}} gibt es nicht (vorhanden: {{existing}}).',
  more: 'Die Suche zitiert mehr, als hier aufgeführt ist. Weggelassene Stellen: {{count}}.',
  open: '{{act}} öffnen',
};
