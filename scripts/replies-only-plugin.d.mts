import type { Plugin } from 'vite';

export const repliesOnly: Plugin;
