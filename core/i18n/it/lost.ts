import type { texts as en } from '../en/lost.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  unknownTitle: 'Documento non trovato',
  unknown: 'Nella raccolta non c’è alcun documento con il nome «{{name}}».',
  similar: 'Nomi simili',
  sources: 'Tutti gli atti',
  noVersionTitle: 'Nessuna versione',
  near: 'Vicino:',
  inLanguages: 'Disponibile in {{languages}}.',
  notInForceOn: 'Per il {{date}} non è caricata nessuna versione.',
  notInForce: 'Nessuna versione di questo documento è in vigore.',
  firstVersion: 'Prima versione: {{date}}',
  todaysVersion: 'Versione in vigore oggi',
  newestInLanguage: 'Ultima versione in {{language}}: {{date}}',
  notInLanguage: '{{document}}, stato {{date}}, non esiste in {{language}}.',
};
