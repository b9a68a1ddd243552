import type { texts as en } from '../en/outcomes.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  noPdf: 'Non è stato possibile caricare il PDF. Il testo non ne risente.',
  printIncomplete: 'Non è stato possibile caricare tutto il testo. Riprovi a stampare.',
  textCopied: '«{{citation}}» copiato con il testo',
  textNotCopied: 'Il browser non ha permesso la copia. Selezioni il testo e lo copi a mano.',
  textNotLoaded: 'Il testo di questo passo non è ancora caricato: non è stato copiato nulla. Riprovi.',
  permanentCopied: 'Link a {{name}}, versione del {{date}}, copiato',
  livingCopied: 'Link a {{name}}, sempre nella versione in vigore, copiato',
  citationCopied: '«{{citation}}» copiato',
  copyFailed: 'Il browser non ha permesso la copia: {{text}}',
};
