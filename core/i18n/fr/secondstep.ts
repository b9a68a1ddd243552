import type { texts as en } from '../en/secondstep.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Deuxième étape',
  intro: 'Saisissez les six chiffres que votre application d’authentification affiche pour Regesta.',
  code: 'Code',
  recoveryIntro:
    'Saisissez l’un des codes de récupération que vous avez conservés. Chacun est valable une fois.',
  recoveryCode: 'Code de récupération',
  toRecovery: 'Utiliser un code de récupération',
  toApp: 'Utiliser l’application',
  codeRequired: 'Un code est requis',
  enter: 'Continuer',
  cancel: 'Retour à la première étape',
  wrong:
    'Ce code n’est pas correct. Les codes changent toutes les 30 secondes : saisissez celui qui est affiché maintenant.',
  used: 'Ce code a déjà été utilisé. Attendez le suivant.',
  wait: 'Trop de codes erronés. Veuillez patienter un moment ou utiliser un code de récupération.',
  expired: 'Cela a pris trop de temps. Veuillez recommencer.',
  unreadable:
    'Les codes ne peuvent pas être vérifiés pour l’instant. Utilisez un code de récupération ou adressez-vous à l’administration de votre organisation.',
  unavailable: 'Le serveur n’est pas joignable pour l’instant. Veuillez réessayer.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  inPortal:
    'Votre organisation exige un second facteur. Configurez-le dans le portail Regesta, puis connectez-vous ici.',
  toPortal: 'Ouvrir le portail',
  signInAgain: 'Recommencer',
};
