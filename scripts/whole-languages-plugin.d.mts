import type { Plugin } from 'vite';

export const wholeLanguages: Plugin & {
  load: (id: string) => string | null;
  transform: (code: string, id: string) => { code: string; map: null } | null;
};
