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
  secondFactorSet: {
    subject: 'Regesta vous demande désormais un second facteur',
    heading: 'Un second facteur est configuré',
    body: 'Désormais, la connexion au compte Regesta de {{organisation}} demande, outre votre mot de passe, un code de votre application d’authentification. Toutes les sessions précédentes sont terminées.',
    button: 'Second facteur dans votre compte',
    after:
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : définissez-en un nouveau sans attendre et demandez à l’administration de votre organisation de réinitialiser le second facteur.',
  },
  secondFactorRemoved: {
    subject: 'Votre second facteur pour Regesta est supprimé',
    heading: 'Le second facteur est supprimé',
    body: 'La connexion au compte Regesta de {{organisation}} ne demande plus de code.',
    button: 'Second facteur dans votre compte',
    after:
      'Si ce n’était pas vous, définissez un nouveau mot de passe sans attendre et informez l’administration de votre organisation.',
  },
  secondFactorReset: {
    subject: 'Votre second facteur pour Regesta a été réinitialisé',
    heading: 'Le second facteur a été réinitialisé',
    body: 'Votre second facteur pour le compte Regesta de {{organisation}} a été supprimé par l’administration, et vous avez été déconnecté partout. Vous pouvez le configurer à nouveau après la connexion.',
    button: 'Le configurer à nouveau',
    after: 'Si vous ne l’avez pas demandé, informez l’administration de votre organisation.',
  },
  commentTag: {
    subject: '{{author}} vous mentionne dans un commentaire',
    heading: 'Vous êtes mentionné dans un commentaire',
    body: '{{author}} vous mentionne dans un commentaire du compte Regesta de {{organisation}}.',
    button: 'Lire le commentaire',
    after:
      'Vous y marquez aussi la mention comme traitée. Les e-mails quittent la maison, c’est pourquoi le commentaire lui-même ne figure pas dans celui-ci. Vous recevez ces e-mails parce que vous y avez consenti ; vous modifiez ce choix dans votre compte.',
  },
  newChange: {
    subject: '{{author}} vous nomme dans une nouvelle modification',
    heading: 'Vous êtes nommé dans une nouvelle modification',
    body: '{{author}} vous nomme dans une nouvelle modification réglementaire du compte Regesta de {{organisation}} : {{topic}}',
    due: 'Délai : {{deadline}}',
    button: 'Ouvrir la modification',
    after: 'Vous recevez ces e-mails parce que vous y avez consenti dans votre compte.',
  },
  watchedChange: {
    subject: 'Une nouvelle modification concerne ce que vous suivez',
    heading: 'Une nouvelle modification concerne ce que vous suivez',
    body: 'Une nouvelle modification réglementaire du compte Regesta de {{organisation}} nomme une disposition que vous suivez : {{topic}}',
    due: 'Délai : {{deadline}}',
    button: 'Ouvrir la modification',
    after: 'Vous recevez ces e-mails parce que vous y avez consenti dans votre compte.',
  },
  digest: {
    subject: 'Votre semaine dans Regesta',
    heading: 'Votre semaine dans Regesta',
    body: 'Ce qui vous attend dans le compte Regesta de {{organisation}}, état au {{day}}.',
    button: 'Ouvrir Regesta',
    settings: 'Choisir les e-mails que vous recevez',
    after:
      'Cet e-mail contient ce à quoi vous avez consenti dans votre compte, et n’est envoyé que s’il y a quelque chose à signaler.',
    due: 'échéance le {{day}}',
    overdue: 'échu depuis le {{day}}',
    noDeadline: 'sans délai',
    own: 'votre modification',
    more_one: '{{count}} autre',
    more_other: '{{count}} autres',
    tasks: {
      heading: 'Vos tâches',
      toDo_one: '{{count}} commentaire à traiter',
      toDo_other: '{{count}} commentaires à traiter',
      inProgress_one: '{{count}} commentaire en cours',
      inProgress_other: '{{count}} commentaires en cours',
      ofChange_one: '{{count}} tâche',
      ofChange_other: '{{count}} tâches',
    },
    unprocessed: {
      heading: 'Modifications pas encore traitées',
      lead_one: '{{count}} modification a le statut « Indéterminé » et n’est attribuée à personne.',
      lead_other: '{{count}} modifications ont le statut « Indéterminé » et ne sont attribuées à personne.',
    },
    deadlines: {
      heading: 'Délais dans le mois',
      lead_one: '{{count}} modification échoit d’ici au {{day}} ou est déjà échue.',
      lead_other: '{{count}} modifications échoient d’ici au {{day}} ou sont déjà échues.',
    },
    watched: {
      heading: 'Ce que vous suivez',
      lead_one: '{{count}} nouveauté depuis le {{day}}.',
      lead_other: '{{count}} nouveautés depuis le {{day}}.',
      version: '{{document}} : nouvelle version du {{day}}',
      internal: 'Un document interne : nouvelle version du {{day}}',
      units_one: '{{count}} article ou chiffre marginal modifié',
      units_other: '{{count}} articles ou chiffres marginaux modifiés',
      change: 'nouvelle modification à ce sujet',
    },
    news: {
      heading: 'Actualités',
      lead_one: '{{count}} actualité nouvelle depuis le {{day}}.',
      lead_other: '{{count}} actualités nouvelles depuis le {{day}}.',
    },
    newChanges: {
      heading: 'Nouvelles modifications',
      lead_one: '{{count}} modification est nouvelle depuis le {{day}}.',
      lead_other: '{{count}} modifications sont nouvelles depuis le {{day}}.',
    },
    features: {
      heading: 'Nouveau dans Regesta',
    },
  },
  shareRegArt: {
    subject: '{{sender}} partage {{citation}} avec vous',
    heading: 'Un alinéa pour vous',
    body: '{{sender}} ({{organisation}}) vous envoie un alinéa de Regesta.',
    message: '{{sender}} écrit :',
    invented: 'Ce texte est inventé. Ce n’est pas du droit en vigueur.',
    button: 'Lire dans Regesta',
    after:
      'L’e-mail contient le texte de la version indiquée ; Regesta dit ce qui est en vigueur. {{sender}} a saisi votre adresse, qui n’est pas conservée. Votre réponse parvient à {{sender}}.',
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
