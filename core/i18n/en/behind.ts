/** What is said of a text that is older than the version in force. */
export const texts = {
  translation: 'Translation as of {{date}}',
  text: 'Text as of {{date}}',
  changed: '{{text}}; the {{languages}} text has changed since',
  changedMore: '{{text}}; the {{languages}} texts have changed since',
  same: '{{text}}; the {{languages}} text of {{date}} has the same wording',
  sameMore: '{{text}}; the {{languages}} texts of {{date}} have the same wording',
  placeChanged: 'this passage has changed since',
  placeSame: 'this passage has not changed',
  mark: 'changed since',
  marked_one: '{{count}} passage that has changed is marked',
  marked_other: '{{count}} passages that have changed are marked',
  added_one: '{{count}} article is new',
  added_other: '{{count}} articles are new',
  notKnown: 'Which passages have changed is not known',
  compareIn: 'Compare in {{language}}',
};
