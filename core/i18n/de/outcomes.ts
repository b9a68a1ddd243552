import type { texts as en } from '../en/outcomes.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  noPdf: 'Das PDF liess sich nicht laden. Der Text ist davon nicht betroffen.',
  printIncomplete: 'Der Text konnte nicht ganz geladen werden. Drucken Sie erneut.',
  textCopied: '«{{citation}}» mit Text kopiert',
  textNotCopied:
    'Der Browser liess das Kopieren nicht zu. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  textNotLoaded:
    'Der Text dieser Stelle ist noch nicht geladen; es wurde nichts kopiert. Versuchen Sie es noch einmal.',
  permanentCopied: 'Link auf {{name}}, Fassung vom {{date}}, kopiert',
  livingCopied: 'Link auf {{name}}, immer in der geltenden Fassung, kopiert',
  citationCopied: '«{{citation}}» kopiert',
  copyFailed: 'Der Browser liess das Kopieren nicht zu: {{text}}',
};
