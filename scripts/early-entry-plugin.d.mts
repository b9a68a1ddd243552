import type { Plugin } from 'vite';

export const earlyEntry: Plugin;
