// Adds the types of its sessions to those of vitest.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Draws the page as on paper while something is looked at. */
export async function onPaper(look: () => void | Promise<void>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await look();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
}
