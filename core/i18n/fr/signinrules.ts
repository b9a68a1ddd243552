import type { texts as en } from '../en/signinrules.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Second facteur',
  intro:
    'Outre le mot de passe, la connexion peut demander à chacun un code d’une application sur son téléphone.',
  isRequired: 'Un second facteur est exigé de tous.',
  isOptional: 'Chacun décide s’il utilise un second facteur.',
  consequence:
    'Si vous l’exigez, les personnes qui n’en ont pas sont déconnectées et le configurent à la prochaine connexion. Sur les pages de tiers, cela n’est possible que dans le portail. Les sessions que transmettent vos applications ne sont pas concernées.',
  require: 'Exiger un second facteur',
  release: 'Ne plus l’exiger',
  ownMissing: 'Configurez d’abord votre propre second facteur, afin de ne pas vous exclure vous-même.',
  toOwn: 'Vers votre second facteur',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  loadFailed: 'Les règles de connexion n’ont pas pu être chargées.',
};
