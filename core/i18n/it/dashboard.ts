import type { texts as en } from '../en/dashboard.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  welcome: 'Buongiorno {{name}}',
  waiting: 'In attesa',
  toDo: 'Da fare',
  toDoNone: 'Nulla da fare.',
  ongoing: 'Modifiche in corso',
  ongoingNone: 'Nessuna modifica in corso.',
  tagged: 'Commenti che La menzionano',
  taggedNone: 'Nessun commento La menziona.',
  recent: 'Modificati di recente',
  recentNone: 'Qui non ci sono ancora atti.',
  next: 'Prossime entrate in vigore',
  nextNone: 'Non è nota alcuna versione futura.',
  allTexts: 'Tutti gli atti',
  inDays_one: 'tra {{count}} giorno',
  inDays_other: 'tra {{count}} giorni',
  drafts: 'Le mie bozze',
  draftsNone: 'Non ha bozze non inviate.',
  question: 'Domanda',
};
