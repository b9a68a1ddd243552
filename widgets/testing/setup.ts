import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { pageRoot } from '#styles/page.css.ts';
import { themeRoot } from '#styles/theme.css.ts';
import { takeAnnounced, takeMessages, watchConsole } from './console.ts';
import { dropPageGuards, watchPageGuards } from './page-guards.ts';

document.documentElement.lang = 'en';
document.documentElement.classList.add(themeRoot, pageRoot);
watchConsole();
watchPageGuards();

beforeEach(async () => {
  // Called explicitly: files share a page, and the package registers its own cleanup with the first file
  // only.
  await cleanup();
  dropPageGuards();
  document.documentElement.dataset.theme = 'light';
  takeMessages();
  takeAnnounced();
});

// Fails the test if React or the browser reported an error that no other assertion would notice.
afterEach(async () => {
  const announced = takeAnnounced();
  const messages = takeMessages();
  const isMissing = (expected: RegExp) => !messages.some((message) => expected.test(message));
  // An announced message may come with an effect that follows the last assertion.
  for (let tries = 0; announced.some(isMissing) && tries < 40; tries++) {
    await new Promise((settle) => setTimeout(settle, 50));
    messages.push(...takeMessages());
  }
  const surprising = messages.filter((message) => !announced.some((expected) => expected.test(message)));
  const missing = announced.filter(isMissing);
  if (surprising.length > 0) throw new Error(`unexpected on the console:\n${surprising.join('\n')}`);
  if (missing.length > 0) throw new Error(`announced, but not on the console: ${missing.join(', ')}`);
});
