export const texts = {
  testerTitle: 'You work as an isolated tester',
  testerText:
    'You are in an isolated environment: only you see your comments, and changes, chat and everything else that is done together with others is not available to you. Nobody sees what you try out.',
  understood: 'Understood',
  noAccessTitle: 'You have no access to this page',
  noAccessPlan: 'Your organisation’s service plan does not include it.',
  noAccessRole: 'This page needs the role “{{role}}”.',
  noReadingTitle: 'You may not read regulations yet',
  noReading: 'Reading and searching need the role “{{role}}”.',
  dataOfOthers: 'The data of this server is administered by other organisations. Ask whoever runs it.',
  noAccessHint: 'Ask an administrator of your organisation.',
  noAccessSignIn: 'If it was given to you meanwhile, sign out and in again.',
  noAccessSupport: 'Your organisation’s support:',
  toSupport: 'To the support',
  planUnknown: 'Whether your organisation’s service plan includes this page cannot be told right now',
  planUnknownHint: 'Reading and searching go on. This page opens as soon as the main server answers again.',
  planAskAgain: 'Ask again',
};
