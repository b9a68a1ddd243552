export const texts = {
  noPdf: 'The PDF could not be loaded. The text is not affected.',
  printIncomplete: 'Not all of the text could be loaded. Try printing again.',
  textCopied: '“{{citation}}” copied with its text',
  textNotCopied: 'The browser refused to copy. Select the text and copy it by hand.',
  textNotLoaded: 'The text of this place is not loaded yet, so nothing was copied. Try again.',
  permanentCopied: 'Link to {{name}}, version of {{date}}, copied',
  livingCopied: 'Link to {{name}}, always in the version in force, copied',
  citationCopied: '“{{citation}}” copied',
  copyFailed: 'The browser refused to copy: {{text}}',
};
