import type { texts as en } from '../en/outcomes.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  noPdf: 'Le PDF n’a pas pu être chargé. Le texte n’est pas concerné.',
  printIncomplete: 'Le texte n’a pas pu être chargé entièrement. Relancez l’impression.',
  textCopied: '« {{citation}} » copié avec le texte',
  textNotCopied: 'Le navigateur a refusé la copie. Sélectionnez le texte et copiez-le à la main.',
  textNotLoaded: 'Le texte de ce passage n’est pas encore chargé\u202f: rien n’a été copié. Réessayez.',
  permanentCopied: 'Lien vers {{name}}, version du {{date}}, copié',
  livingCopied: 'Lien vers {{name}}, toujours dans la version en vigueur, copié',
  citationCopied: '« {{citation}} » copié',
  copyFailed: 'Le navigateur a refusé la copie : {{text}}',
};
