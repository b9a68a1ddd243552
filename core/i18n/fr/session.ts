import type { texts as en } from '../en/session.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Se connecter',
  subtitle: 'Lire, commenter et suivre le droit des marchés financiers.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  emailRequired: 'Veuillez indiquer votre adresse e-mail.',
  passwordRequired: 'Veuillez indiquer votre mot de passe.',
  signIn: 'Se connecter',
  unavailable: 'La connexion est momentanément indisponible. Veuillez réessayer plus tard.',
  tooManyAttempts: 'Trop de tentatives infructueuses. Veuillez patienter ou contacter le support.',
  wait: 'Trop de tentatives échouées. Avec un lien par e-mail, vous n’avez pas à attendre ; si cela n’aide pas, adressez-vous au support.',
  failed: 'La connexion a échoué. Vérifiez l’adresse e-mail et le mot de passe.',
  ended: 'Votre session a expiré. Veuillez vous reconnecter.',
  endedKept: 'Votre session a expiré. Reconnectez-vous ; ce que vous avez écrit est conservé.',
  needed: 'Pour voir cette partie, vous devez vous connecter.',
  toForm: 'Aller à la connexion',
  forgot: 'Mot de passe oublié ?',
  byEmail: 'Recevoir un lien de connexion par e-mail',
  or: 'ou',
};
