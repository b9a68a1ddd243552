export const texts = {
  title: 'Second factor',
  intro: 'Signing in can ask everybody for a code of an app on their phone besides the password.',
  isRequired: 'A second factor is required of everybody.',
  isOptional: 'Everybody decides for themselves whether to use a second factor.',
  consequence:
    'If you require it, whoever has none is signed out and sets one up at the next sign-in. On pages of others people can do so in the portal only. Sessions that your applications hand over are not affected.',
  require: 'Require a second factor',
  release: 'Require it no longer',
  ownMissing: 'Set up a second factor of your own first, so that you do not shut yourself out.',
  toOwn: 'To your second factor',
  failed: 'That could not be saved. Please try again.',
  loadFailed: 'The rules of sign-ins could not be loaded.',
};
