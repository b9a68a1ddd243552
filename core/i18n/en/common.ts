export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading …',
  failed: 'Something went wrong.',
  mainServerAway: 'The regulation server cannot be reached.',
  domainServerAway: 'Your organisation’s server cannot be reached.',
  awayHint: 'Nothing was lost. Check the connection and try again.',
  networkError: 'There was a network error : {{code}}',
  uncaught: 'An unexpected error: {{message}}',
};
