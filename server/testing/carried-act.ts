import { anArticle } from './texts.ts';

/** Paragraphs of an invented act that have nothing in common. */
export const paragraphs = {
  scope: 'Dieses Gesetz gilt für alle Banken mit Sitz in der Schweiz und für ihre Zweigstellen.',
  duty: 'Die Bank meldet Störungen der Aufsicht innert 20 Tagen nach ihrer Entdeckung schriftlich.',
  changedDuty: 'Die Bank meldet Störungen der Aufsicht innert 7 Tagen nach ihrer Entdeckung schriftlich.',
  audit: 'Die Prüfgesellschaft prüft jährlich, ob die Bank ihre Pflichten nach diesem Gesetz erfüllt.',
  fees: 'Die Aufsicht erhebt für ihre Verfügungen Gebühren, die ihren Aufwand decken müssen.',
  capital: 'Eine Bank braucht ein Mindestkapital von zehn Millionen Franken, das voll einbezahlt ist.',
};

export const actBefore = [
  anArticle('1', paragraphs.scope),
  anArticle('2', paragraphs.duty),
  anArticle('3', paragraphs.audit),
  anArticle('4', paragraphs.fees),
];

/** The same with a duty that is changed, an article that is put in before the audit, and without the fees. */
export const actAfter = [
  anArticle('1', paragraphs.scope),
  anArticle('2', paragraphs.changedDuty),
  anArticle('3', paragraphs.capital),
  { ...anArticle('4', paragraphs.audit), heading: ['Gegenstand 3'] },
];
