import type { texts as en } from '../en/accept.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Accepter l’invitation',
  subtitle: '{{organisation}} vous invite à utiliser Regesta. Créez ici votre compte.',
  email: 'Adresse e-mail à laquelle l’invitation a été envoyée',
  name: 'Nom complet',
  personTitle: 'Civilité',
  none: 'Aucune',
  MR: 'Monsieur',
  MS: 'Madame',
  MRS: 'Madame',
  language: 'Langue préférée',
  privacy: 'J’accepte la déclaration de protection des données.',
  terms: 'J’accepte les conditions d’utilisation.',
  emailRequired: 'Veuillez saisir votre adresse e-mail.',
  emailInvalid: 'Veuillez saisir une adresse e-mail valable.',
  wrongEmail: 'Veuillez utiliser l’adresse e-mail pour laquelle l’invitation a été établie.',
  nameRequired: 'Veuillez saisir votre nom.',
  nameInvalid: 'Le nom peut contenir au plus 200 caractères sur une ligne.',
  privacyRequired: 'Veuillez accepter la déclaration de protection des données.',
  termsRequired: 'Veuillez accepter les conditions d’utilisation.',
  privacyPage: 'Lire la déclaration de confidentialité',
  termsPage: 'Lire les conditions d’utilisation',
  created: 'Votre compte a été créé avec succès !',
  submit: 'Créer le compte',
  deadTitle: 'Invitation non valable',
  expired: 'Cette invitation a expiré. Demandez-en une autre à un administrateur de votre organisation.',
  consumed: 'Cette invitation a déjà été utilisée. Connectez-vous avec votre mot de passe.',
  invalid:
    'Cette invitation n’est pas valable. Demandez-en une autre à un administrateur de votre organisation.',
};
