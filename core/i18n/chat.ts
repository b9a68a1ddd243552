import { texts } from './en/chat.ts';
import { defineTexts } from './texts.ts';

export const chatTexts = defineTexts('chat', texts, {
  DE: () => import('./de/chat.ts'),
  FR: () => import('./fr/chat.ts'),
  IT: () => import('./it/chat.ts'),
});
