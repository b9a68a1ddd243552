/** What leads on from a text that does not exist as requested. */
export const texts = {
  unknownTitle: 'No such document',
  unknown: 'The collection has no document called “{{name}}”.',
  similar: 'Similar names',
  sources: 'All regulations',
  noVersionTitle: 'No version',
  near: 'Nearby:',
  inLanguages: 'It exists in {{languages}}.',
  notInForceOn: 'No version is loaded for {{date}}.',
  notInForce: 'This document has no version in force.',
  firstVersion: 'First version: {{date}}',
  todaysVersion: 'Version in force today',
  newestInLanguage: 'Newest version in {{language}}: {{date}}',
  notInLanguage: '{{document}}, as of {{date}}, is not available in {{language}}.',
};
