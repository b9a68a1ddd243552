import type { Plugin } from 'vite';

export const wholeLanguages: Plugin & {
  transform: (code: string, id: string) => { code: string; map: null } | null;
};
