/** On the view of a reader from the moment in which it takes places; drawn it may be before. */
export const servingMark = 'data-serving';
