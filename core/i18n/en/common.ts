export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading …',
  failed: 'Something went wrong.',
  mainServerAway: 'The regulation server cannot be reached.',
  domainServerAway: 'Your organisation’s server cannot be reached.',
  awayHint: 'Nothing was lost. Check the connection and try again.',
  mainAwayHint:
    'What has loaded stays readable, and what is unsent stays on this device. As soon as the server answers, you go on here.',
  domainAwayHint: 'Reading and searching go on. As soon as the server answers, you go on here.',
  nextAttempt: 'Next attempt in {{seconds}} s',
  attempting: 'Trying to reach it …',
  networkError: 'There was a network error : {{code}}',
  uncaught: 'An unexpected error: {{message}}',
  sample: 'Sample',
  sampleHint: 'Invented text without legal force',
};
