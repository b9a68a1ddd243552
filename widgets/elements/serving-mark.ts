/** Marks the view of a reader that accepts places; it may be drawn before that. */
export const servingMark = 'data-serving';
