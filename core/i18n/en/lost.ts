/** What leads on from a text that does not exist as requested. */
export const texts = {
  unknownTitle: 'No such document',
  unknown: 'The collection has no document called “{{name}}”.',
  similar: 'Similar names',
  sources: 'All sources',
  noVersionTitle: 'No version',
  near: 'Nearby:',
  inLanguages: 'It exists in {{languages}}.',
};
