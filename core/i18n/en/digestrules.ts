export const texts = {
  title: 'Weekly mail',
  intro:
    'Once a week people get a mail with what waits for them, as they have agreed to it in their account. Nobody gets one without something in it.',
  day: 'Day',
  hour: 'Hour (Swiss time)',
  save: 'Set the time',
  saved: 'The weekly mail is sent on {{day}} at {{hour}}.',
  next: 'What would already have been due this week is sent next week.',
  nextRun: 'The next one is sent on {{day}} at {{time}} (Swiss time).',
  failed: 'That could not be saved. Please try again.',
  loadFailed: 'The time of the weekly mail could not be loaded.',
};
