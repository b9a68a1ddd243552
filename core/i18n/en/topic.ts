export const texts = {
  notFound: 'There is no such topic.',
  notFoundText: 'No topic is called “{{name}}”.',
  toTopics: 'To the topics',
  languageTable: 'All search commands',
  languageSign: 'Sign or key',
  languageMeaning: 'Meaning',
  languageExample: 'Example',
  notLoaded: 'Texts named here without a link are not loaded in this installation.',
  table: 'Table',
  edit: 'Edit page',
};
