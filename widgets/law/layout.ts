/** The container whose width decides how law text is set: its column. */
export const textContainer = 'reg-reader-text';
/** The text column of a phone or a slim host: numbers hang closer, headings stand on their own line. */
export const narrowText = `${textContainer} (width < 560px)`;
