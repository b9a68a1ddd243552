import { texts } from './en/questions.ts';
import { defineTexts } from './texts.ts';

export const questionTexts = defineTexts('questions', texts, {
  DE: () => import('./de/questions.ts'),
  FR: () => import('./fr/questions.ts'),
  IT: () => import('./it/questions.ts'),
});
