import { options } from 'preact';

/**
 * Preact runs effects after the next frame, React those of a press or a key at once. At once here too, so that the next key
 * finds what the last one led to, and calls are sent as early as they can be.
 */
options.requestAnimationFrame = queueMicrotask;
