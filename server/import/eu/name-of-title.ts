const remark =
  /^\((?:Text with EEA relevance|Text von Bedeutung für den EWR|Texte présentant de l['’]intérêt pour l['’]EEE|Testo rilevante ai fini del SEE|Texto pertinente a efectos del EEE|Voor de EER relevante tekst|Texto relevante para efeitos do EEE)\.?\)$/i;

/** The name of an act: the lines of its title, without the remark on the European Economic Area. */
export function nameOfTitle(lines: readonly string[]): string {
  return lines.filter((line) => line !== '' && !remark.test(line)).join(' ');
}
