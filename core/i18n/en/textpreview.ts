export const texts = {
  title: 'Text before it is published',
  about: 'This is how it will be read. Citations and defined terms become links once it is published.',
  empty: 'There is no text in it.',
  goTo: 'Go to',
  renewed: 'Somebody has changed this text while you were reading it. You see it as it is now.',
  see: 'Read the text',
  seeOf: 'Read the text: {{title}}',
};
