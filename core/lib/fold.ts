const needsNoFolding = /^[\x20-\x7E]*$/;

/**
 * A text for comparison, without case, accents and ligatures: "Gläubiger" becomes "glaubiger", "œuvre" "oeuvre",
 * "Maßnahme" "massnahme".
 */
export function foldText(text: string): string {
  // Fast path: most words are plain ASCII.
  if (needsNoFolding.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
