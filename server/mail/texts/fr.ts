import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour',
  signature: 'Regesta',
  automatic: 'Ce message a été rédigé automatiquement. Merci de ne pas y répondre.',
  plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans la barre d’adresse du navigateur :',
  invite: {
    subject: 'Votre invitation à Regesta',
    heading: 'Bienvenue sur Regesta',
    body: '{{inviter}} vous invite à rejoindre le compte Regesta de {{organisation}}. Avec Regesta, vous lisez, recherchez et suivez la réglementation financière.',
    button: 'Accepter l’invitation',
    after:
      'L’invitation vous est personnelle et reste valable jusqu’au {{expires}}. Si vous ne l’attendiez pas, vous n’avez rien à faire.',
  },
  loginLink: {
    subject: 'Votre lien de connexion à Regesta',
    heading: 'Se connecter à Regesta',
    body: 'Ce lien vous permet de vous connecter sans mot de passe au compte Regesta de {{organisation}}.',
    button: 'Se connecter',
    after:
      'Le lien fonctionne une seule fois, pendant {{minutes}} minutes. Si vous ne l’avez pas demandé, quelqu’un a saisi votre adresse : sans ce message, personne ne peut s’en servir pour se connecter.',
  },
  passwordReset: {
    subject: 'Définir un nouveau mot de passe pour Regesta',
    heading: 'Définir un nouveau mot de passe',
    body: 'Un nouveau mot de passe a été demandé pour votre utilisateur dans le compte Regesta de {{organisation}}.',
    button: 'Définir un nouveau mot de passe',
    after:
      'Le lien fonctionne une seule fois, pendant {{minutes}} minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
  question: {
    subject: '{{type}} : {{subject}}',
    heading: 'Un message envoyé depuis Regesta',
    types: { question: 'Question', support: 'Demande d’assistance', bug: 'Signalement d’erreur' },
    unverified: 'Écrit sans connexion : le nom et l’adresse ne sont pas vérifiés.',
    labels: {
      type: 'Type',
      subject: 'Objet',
      name: 'Nom',
      email: 'Adresse de réponse',
      organisation: 'Organisation',
      title: 'Page',
      url: 'Adresse de la page',
      paragraph: 'Passage',
      language: 'Langue de l’expéditeur',
    },
  },
};
