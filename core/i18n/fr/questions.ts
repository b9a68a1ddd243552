import type { texts as en } from '../en/questions.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Poser une question',
  type: 'Type de demande',
  question: 'Question',
  support: 'Demande d’assistance',
  bug: 'Signalement d’erreur',
  subject: 'Objet',
  message: 'Message',
  typeRequired: 'Veuillez préciser le type de demande.',
  subjectRequired: 'Veuillez saisir un objet.',
  subjectTooLong: 'L’objet peut compter au plus {{most}} caractères ; il en compte {{length}}.',
  messageRequired: 'Veuillez écrire un message.',
  messageTooLong: 'Le message peut compter au plus {{most}} caractères ; il en compte {{length}}.',
  name: 'Votre nom',
  nameRequired: 'Veuillez saisir votre nom.',
  nameTooLong: 'Le nom peut compter au plus {{most}} caractères ; il en compte {{length}}.',
  email: 'Votre adresse e-mail',
  emailHint:
    'La réponse y sera envoyée. L’assistance voit votre nom et votre adresse et ne les utilise que pour répondre.',
  emailRequired: 'Veuillez saisir votre adresse e-mail.',
  emailInvalid: 'Cette adresse e-mail n’est pas valable.',
  reference: 'Référence : {{what}}',
  place: '{{citation}}, état le {{date}}',
  noReference: 'Rien de la page n’est joint.',
  removeReference: 'Retirer',
  addReference: 'Joindre la page',
  answerTo: 'Réponse à {{email}}',
  send: 'Envoyer',
  sent: 'Le message a été envoyé.',
  queued: 'Le message sera envoyé dès que le serveur de messagerie l’acceptera. Vous n’avez rien à faire.',
  notSent: 'Une erreur est survenue lors de l’envoi du message.',
  failed: 'Le message n’a pas pu être envoyé.',
  mailFailed: 'L’e-mail n’a pas pu être envoyé : le serveur de messagerie ne l’accepte pas.',
  tooMany: 'Vous avez envoyé beaucoup de questions en une heure. Veuillez réessayer plus tard.',
  nobodyAnswers:
    'Personne n’est désigné pour répondre aux questions. Veuillez le signaler à l’administration de votre organisation.',
  tooManyHere: 'Beaucoup de questions sont venues d’ici en une heure. Veuillez réessayer plus tard.',
  nobodyAnswersHere:
    'Personne n’est désigné pour répondre aux questions de cette page. Veuillez le signaler à ses responsables.',
  notFromHere:
    'Aucune organisation n’autorise de questions depuis cette page. Veuillez le signaler à ses responsables.',
  notProvedHere:
    'Il n’est pas encore confirmé que cette page appartient à son organisation. Les visiteurs ne peuvent donc pas poser de questions ici. Veuillez vous connecter ou le signaler à ses responsables.',
  sessionEnded: 'Le message n’a pas été envoyé : votre session avait expiré.',
  sessionEndedKept:
    'Le message n’a pas été envoyé : votre session avait expiré. Ce que vous avez écrit est conservé.',
  unreachableHere: 'Le serveur est injoignable, ou il n’accepte pas de questions de cette page.',
  kept: 'Ce que vous avez écrit est conservé.',
  another: 'Poser une autre question',
  orWriteTo: 'Ou écrivez à l’assistance de votre organisation :',
};
