import type { texts as source } from '../en/changeimpact.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  what: 'Ce que votre organisation a sur ces dispositions : commentaires, réponses de la compliance et passages de vos documents qui les citent. Ce qui est écrit sur l’article entier compte aussi.',
  noProvisions:
    'Cette modification ne cite aucune disposition ; on ne sait donc pas ce qui est concerné chez vous.',
  none: 'Votre organisation n’a rien sur ces dispositions : ni commentaire, ni réponse, ni document qui les cite.',
  noneAt: 'Il n’y a rien à ce sujet.',
  comments_one: '{{count}} commentaire',
  comments_other: '{{count}} commentaires',
  answers_one: '{{count}} réponse',
  answers_other: '{{count}} réponses',
  documents_one: '{{count}} passage de vos documents',
  documents_other: '{{count}} passages de vos documents',
  reply: 'réponse à un commentaire',
  resolved: 'réglé',
  private: 'privé',
  responsible: 'responsable : {{name}}',
  versionOf: 'version du {{date}}',
  people: 'Qui a affaire à cela',
  author: 'a commenté',
  tagged: 'est nommé·e dans un commentaire',
  responsibleFor: 'est responsable d’une réponse',
  answered: 'a écrit une réponse',
  incomplete: 'Vos documents sont encore en cours de recherche ; il peut y en avoir d’autres.',
  formerUser: 'Ancien utilisateur',
  citations: 'Vos documents',
};
