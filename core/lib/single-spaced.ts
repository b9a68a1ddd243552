/*
 * White space other than single plain blanks, and whatever is invisible. Of letters beyond Latin it says so too: they
 * are rare, and expressions look closer. One class of signs is faster than a loop over them.
 */
const closerLook = /[^!-~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027 ]| {2}/;

/** Whether all white space of a text is single plain blanks, and nothing in it is invisible, as in nearly all texts. */
export const isSingleSpaced = (text: string): boolean => !closerLook.test(text);

/** The same, where no blank stands at its ends either. */
export const isTidy = (text: string): boolean =>
  !text.startsWith(' ') && !text.endsWith(' ') && !closerLook.test(text);
