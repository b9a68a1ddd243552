export const texts = {
  signedInAs: 'Signed in as {{name}}',
  signOut: 'Sign out',
};
