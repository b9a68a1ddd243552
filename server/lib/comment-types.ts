import type { CommentStatus, CommentType, CommentTypeId } from '#core/contract/domain/comments.ts';

/** The kinds of comments. Their ids are stored and must never change. */
export const commentTypes = [
  { id: 1, type: 'note', names: { DE: 'Notiz', FR: 'Note', IT: 'Nota', EN: 'Note' } },
  {
    id: 2,
    type: 'interpretation',
    names: { DE: 'Auslegung', FR: 'Interprétation', IT: 'Interpretazione', EN: 'Interpretation' },
  },
  { id: 3, type: 'question', names: { DE: 'Frage', FR: 'Question', IT: 'Domanda', EN: 'Question' } },
  { id: 4, type: 'measure', names: { DE: 'Massnahme', FR: 'Mesure', IT: 'Misura', EN: 'Measure' } },
  { id: 5, type: 'risk', names: { DE: 'Risiko', FR: 'Risque', IT: 'Rischio', EN: 'Risk' } },
  { id: 6, type: 'decision', names: { DE: 'Entscheid', FR: 'Décision', IT: 'Decisione', EN: 'Decision' } },
] as const satisfies readonly (CommentType & { id: CommentTypeId })[];

/** The specification's statuses (section 4), with its ids. */
export const commentStatuses = [
  {
    id: 0,
    status: 'none',
    names: { DE: 'Kein Status', FR: 'Sans statut', IT: 'Senza stato', EN: 'No status' },
  },
  { id: 1, status: 'toDo', names: { DE: 'Zu erledigen', FR: 'À faire', IT: 'Da fare', EN: 'To-do' } },
  {
    id: 2,
    status: 'inProgress',
    names: { DE: 'In Arbeit', FR: 'En cours', IT: 'In corso', EN: 'In progress' },
  },
  { id: 3, status: 'done', names: { DE: 'Erledigt', FR: 'Terminé', IT: 'Fatto', EN: 'Done' } },
] as const satisfies readonly CommentStatus[];

export const wordOfType = (id: number): string => commentTypes.find((one) => one.id === id)?.type ?? 'note';
