/** The container whose width decides how law text is set: the text column. */
export const textContainer = 'reg-reader-text';
/** Condition for a narrow text column (phone or narrow host): smaller margins, headings on their own line. */
export const narrowText = `${textContainer} (width < 560px)`;
