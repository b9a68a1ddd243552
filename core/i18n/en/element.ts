export const texts = {
  signInOutside: 'You are not signed in. Sign in on the page around this part, then try again.',
  noDocument: 'No document was chosen for this part of the page.',
  noReading:
    'You may not read regulations: that needs the role “Reader”. Ask an administrator of your organisation; a new role counts after the next sign-in.',
  noChanges: 'You may not see the changes of your organisation.',
  changesRole: 'That needs the role “{{role}}”.',
  changesPlan: 'Its service plan does not include them.',
  changesHint: 'Ask an administrator of your organisation; a new role counts after the next sign-in.',
  changesTester:
    'You work as an isolated tester: changes, which are followed together with others, are not available to you.',
  noOrganisation:
    'This part of the page does not know the server of your organisation, which has the changes. Whoever keeps the page names it in “domain-url”.',
};
