import type { Plugin } from 'vite';

export const wholeLanguages: Plugin;
