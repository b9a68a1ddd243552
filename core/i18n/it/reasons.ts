import type { texts as en } from '../en/reasons.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  citation: '«{{asked}}» indica questa disposizione',
  word: '«{{found}}» {{field}}',
  stem: '«{{found}}» {{field}}, una forma di «{{asked}}»',
  compound: '«{{found}}» {{field}}, contiene «{{asked}}»',
  synonym: '«{{found}}» {{field}}, di significato affine a «{{asked}}»',
  translation: '«{{found}}» {{field}}, una traduzione di «{{asked}}»',
  typo: '«{{found}}» {{field}}, scritto in modo simile a «{{asked}}»',
  prefix: '«{{found}}» {{field}}, comincia con «{{asked}}»',
  before: '«{{asked}}» non esiste: questa è l’ultima disposizione precedente',
  spelling: '«{{found}}» {{field}}, un’altra grafia di «{{asked}}»',
  related: '«{{found}}» {{field}}, una parola affine a «{{asked}}»',
  parts: '«{{found}}» {{field}}, gli elementi di «{{asked}}»',
  corrected: '«{{found}}» {{field}}, corrisponde a una parola di grafia simile a «{{asked}}»',
  fieldText: 'nel testo',
  fieldHeading: 'nella rubrica',
  fieldTitle: 'nel titolo dell’atto',
  fieldContainer: 'nel titolo della sezione',
  fieldNumber: 'nel numero',
};
