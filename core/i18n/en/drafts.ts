export const texts = {
  questionAbout: 'You have an unsent question: “{{subject}}”',
  goOn: 'Continue',
  discard: 'Discard',
  later: 'Not now',
  discarded: 'The question was discarded.',
};
