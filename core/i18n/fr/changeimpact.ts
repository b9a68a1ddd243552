import type { texts as source } from '../en/changeimpact.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  what: 'Ce qui figure aux alinéas cités, à l’intérieur, et aux articles qui les entourent.',
  noProvisions: 'La modification ne cite aucun alinéa.',
  none: 'Rien de votre organisation ne s’y trouve : ni commentaire, ni réponse, ni document qui les cite.',
  noneAt: 'Rien ne s’y trouve.',
  comments_one: '{{count}} commentaire',
  comments_other: '{{count}} commentaires',
  answers_one: '{{count}} réponse',
  answers_other: '{{count}} réponses',
  documents_one: '{{count}} passage de vos documents',
  documents_other: '{{count}} passages de vos documents',
  reply: 'réponse',
  resolved: 'réglé',
  private: 'privé',
  responsible: 'responsable : {{name}}',
  versionOf: 'version du {{date}}',
  people: 'Personnes concernées',
  author: 'commente',
  tagged: 'est nommé·e',
  responsibleFor: 'est responsable',
  answered: 'a répondu',
  incomplete: 'Vos documents sont en cours de lecture : il peut y en avoir d’autres.',
  formerUser: 'Ancien utilisateur',
  citations: 'Vos documents',
};
