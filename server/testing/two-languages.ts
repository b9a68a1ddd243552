import { anArticle } from './texts.ts';

/** An invented act whose second article has its paragraphs divided otherwise in French. */
export const german = [
  anArticle(
    '1',
    'Dieses Gesetz gilt für alle Banken mit Sitz in der Schweiz und für ihre Zweigstellen.',
    'Die Bank meldet Störungen der Aufsicht innert 20 Tagen nach ihrer Entdeckung schriftlich.',
  ),
  anArticle(
    '2',
    'Die Prüfgesellschaft prüft jährlich, ob die Bank ihre Pflichten nach diesem Gesetz erfüllt.',
    'Die Aufsicht erhebt für ihre Verfügungen Gebühren, die ihren Aufwand decken müssen.',
  ),
];
export const french = [
  anArticle(
    '1',
    "La présente loi s'applique à toutes les banques qui ont leur siège en Suisse et à leurs succursales.",
    "La banque annonce par écrit les pannes à l'autorité dans les 20 jours qui suivent leur découverte.",
  ),
  anArticle(
    '2',
    "La société d'audit vérifie chaque année que la banque remplit ses obligations.",
    "L'autorité perçoit des émoluments pour ses décisions.",
    'Ils doivent couvrir ses frais.',
  ),
];

/** The same with another term in the German text alone. */
export const germanAfter = [
  anArticle(
    '1',
    'Dieses Gesetz gilt für alle Banken mit Sitz in der Schweiz und für ihre Zweigstellen.',
    'Die Bank meldet Störungen der Aufsicht innert 7 Tagen nach ihrer Entdeckung schriftlich.',
  ),
  ...german.slice(1),
];
