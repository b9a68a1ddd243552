export const texts = {
  none: 'No regulatory changes are listed here yet. What is different in a text is shown by its versions.',
};
