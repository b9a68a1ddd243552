import type { texts as en } from '../en/roles.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  ADMINISTRATOR: 'Administration',
  ADMINISTRATOR_HINT:
    'Invite, modifie et supprime des utilisateurs, change leurs rôles, réinitialise les mots de passe et impose une nouvelle connexion.',
  READER: 'Lecture',
  READER_HINT: 'Recherche et lit les textes, voit les commentaires et peut poser des questions.',
  COMMENT_EDITOR: 'Commentaires',
  COMMENT_EDITOR_HINT: 'Lit les textes, rédige et modifie des commentaires.',
  CHANGE_READER: 'Lecture des modifications',
  CHANGE_READER_HINT: 'Lit les textes et suit les modifications réglementaires.',
  CHANGE_EDITOR: 'Traitement des modifications',
  CHANGE_EDITOR_HINT: 'Suit les modifications réglementaires et en tient le traitement à jour.',
  ISOLATED_TESTER: 'Test isolé',
  ISOLATED_TESTER_HINT:
    'Travaille seul dans un environnement isolé : commentaires privés uniquement, rien qui se fasse avec d’autres.',
  FULL_DOMAIN_ADMIN: 'Administration de toutes les organisations',
  FULL_DOMAIN_ADMIN_HINT: 'Voit toutes les organisations et change leurs offres.',
  REGESTA_STATICDB_DATA_ADMIN: 'Administration des données',
  REGESTA_STATICDB_DATA_ADMIN_HINT:
    'Voit les données techniques et les journaux d’erreurs, et charge directement des données.',
  CHAT_USER: 'Chat',
  CHAT_USER_HINT: 'Utilise le chat expérimental.',
};
