import { expect, it } from 'vitest';
import { languageOfQuestion } from './question-language.ts';

it.each([
  ['Was ist ein Kühlschrank in Samarkand?', 'EN', 'DE'],
  ['Wie viel kostet ein Kühlschrank?', 'FR', 'DE'],
  ['Qu’est-ce qu’un réfrigérateur à Samarcande ?', 'EN', 'FR'],
  ['Combien coûte un frigo dans les montagnes ?', 'DE', 'FR'],
  ['Che cosa è un frigorifero?', 'EN', 'IT'],
  ['Quanto costa un frigorifero nella mia città?', 'DE', 'IT'],
  ['What is a fridge?', 'DE', 'EN'],
  ['How much does a fridge cost?', 'IT', 'EN'],
  // Nothing tells another language than the searched one.
  ['Kühlschrank Samarkand', 'EN', 'EN'],
  ['Was ist ein Fridge?', 'DE', 'DE'],
  ['¿Qué es un frigorífico en la ciudad?', 'ES', 'ES'],
] as const)('%s, searched in %s, is %s', (question, searched, language) => {
  expect(languageOfQuestion(question, searched)).toBe(language);
});
