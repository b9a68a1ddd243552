export const texts = {
  subscribeTitle: 'Subscribe to the news',
  intro:
    'Outlook and other feed readers read the news at an address of your own. Whoever has the address reads them: give it to nobody.',
  usualName: 'News',
  created: 'The addresses of “{{name}}”',
  createdText:
    'Copy an address now: it is displayed only once. Most programs take either; Outlook takes RSS.',
  rss: 'RSS address',
  atom: 'Atom address',
  revokeText: 'Programs that read “{{name}}” get nothing any more. This cannot be undone.',
};
