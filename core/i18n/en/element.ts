export const texts = {
  signInOutside: 'You are not signed in. Sign in on the page around this part, then try again.',
  noDocument: 'No document was chosen for this part of the page.',
  noReading:
    'You may not read regulations: that needs the role “Reader”. Ask an administrator of your organisation; a new role counts after the next sign-in.',
};
