import type { texts as en } from '../en/access.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  emailInvalid: 'Veuillez saisir une adresse e-mail valable.',
  sendLink: 'Envoyer le lien',
  toSignIn: 'Retour à la connexion',
  forgotTitle: 'Mot de passe oublié ?',
  forgotSubtitle: 'Nous vous envoyons un lien pour définir un nouveau mot de passe.',
  sentTitle: 'Consultez votre messagerie',
  resetSent:
    'Si {{email}} est l’adresse d’un utilisateur, un message est en route. Son lien est valable une fois, pendant une heure.',
  resetTitle: 'Définir un nouveau mot de passe',
  resetSubtitle: 'Vous vous connecterez ensuite avec celui-ci. Toutes vos sessions prennent fin.',
  setPassword: 'Définir le mot de passe',
  resetDoneTitle: 'Le nouveau mot de passe est défini',
  resetDone: 'Vous pouvez maintenant vous connecter avec celui-ci.',
  resetFailed: 'Le mot de passe n’a pas pu être réinitialisé. Veuillez réessayer.',
  askFailed: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
  linkExpired: 'Ce lien a expiré.',
  linkUsed: 'Ce lien a déjà été utilisé.',
  linkInvalid: 'Le code de réinitialisation n’est pas valable.',
  askAgain: 'Demander un nouveau lien',
  unavailable: 'C’est momentanément impossible. Veuillez réessayer plus tard.',
  tooManyAttempts: 'Trop de tentatives. Veuillez patienter ou vous adresser au support.',
  loginTitle: 'Se connecter par e-mail',
  loginSubtitle: 'Nous vous envoyons un lien pour vous connecter sans mot de passe.',
  loginSent:
    'Si {{email}} est l’adresse d’un utilisateur, un message est en route. Son lien est valable une fois, pendant 15 minutes.',
  loginFailed: 'La connexion par le lien a échoué. Demandez-en un nouveau.',
  signingIn: 'Connexion en cours …',
};
