/** The key that leads to what the newest message offers, and back; the button there names it. */
export const messageKey = 'F8';
