import type { texts as en } from '../en/reasons.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  citation: '« {{asked}} » désigne cette disposition',
  word: '« {{found}} » {{field}}',
  stem: '« {{found}} » {{field}}, une forme de « {{asked}} »',
  compound: '« {{found}} » {{field}}, contient « {{asked}} »',
  synonym: '« {{found}} » {{field}}, de sens proche de « {{asked}} »',
  translation: '« {{found}} » {{field}}, une traduction de « {{asked}} »',
  typo: '« {{found}} » {{field}}, orthographe proche de « {{asked}} »',
  prefix: '« {{found}} » {{field}}, commence par « {{asked}} »',
  before: '« {{asked}} » n’existe pas : c’est la dernière disposition avant',
  spelling: '« {{found}} » {{field}}, une autre graphie de « {{asked}} »',
  related: '« {{found}} » {{field}}, un mot apparenté à « {{asked}} »',
  parts: '« {{found}} » {{field}}, les éléments de « {{asked}} »',
  corrected: '« {{found}} » {{field}}, correspond à un mot dont l’orthographe est proche de « {{asked}} »',
  fieldText: 'dans le texte',
  fieldHeading: 'dans le titre de l’article',
  fieldTitle: 'dans le titre de l’acte',
  fieldContainer: 'dans le titre de la section',
  fieldNumber: 'dans le numéro',
};
