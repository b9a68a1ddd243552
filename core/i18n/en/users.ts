export const texts = {
  registeredTitle: 'Users',
  invitesTitle: 'Invites',
  inviteTitle: 'Invite a user',
  accountTitle: 'Account',
  resetTitle: 'Reset password',
  changePasswordTitle: 'Change password',
  views: 'Views of the users',
  registered: 'Registered',
  invites: 'Invites',
  inviteUser: 'Invite user',
};
