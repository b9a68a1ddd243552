/** What a query cites and the hits do not have. */
export const texts = {
  act: '{{name}} is not in this collection.',
  numberedAct: '{{name}} ({{number}}) is not in this collection.',
  name: 'No act in this collection is called “{{name}}”.',
  subject: 'There is nothing on this: no text has {{words}}. The nearest there is:',
  word: '“{{word}}”',
  provision: '{{act}} has no {{provision}}.',
  article: '{{act}} has no {{provision}} (it has {{existing}}).',
  more: 'The query cites more than is listed here. Provisions left out: {{count}}.',
  open: 'Open {{act}}',
};
