export const texts = {
  title: 'Sign out?',
  who: 'You are signed in as {{name}} ({{email}}).',
  kept: 'Unsent drafts stay on this device and are yours again after the next sign-in.',
  leave: 'Sign out',
  stay: 'Stay signed in',
  inviteTitle: 'Sign out first?',
  invite:
    'The invitation to {{organisation}} creates a new account. Sign out first if you want to accept it here.',
  leaveAndGoOn: 'Sign out and continue',
};
