/*
 * White space other than single plain blanks, and whatever is invisible. Of letters beyond Latin it says so too: they
 * are rare, and expressions look closer. One class of signs is faster than a loop over them.
 */
const closerLook = /[^!-~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027 ]| {2}/;

/** Numbers and labels, which are half of all texts that are asked about: a loop is faster there. */
const longestLabel = 4;
const codes = { blank: 0x20, delete: 0x7f };

function isLabel(text: string): boolean {
  if (text.length > longestLabel) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= codes.blank || code >= codes.delete) return false;
  }
  return true;
}

/** Whether all white space of a text is single plain blanks, and nothing in it is invisible, as in nearly all texts. */
export const isSingleSpaced = (text: string): boolean => isLabel(text) || !closerLook.test(text);

/** The same, where no blank stands at its ends either. */
export const isTidy = (text: string): boolean =>
  isLabel(text) || (!text.startsWith(' ') && !text.endsWith(' ') && !closerLook.test(text));
