import type { Plugin } from 'vite';

export function thirdPartyNotices(options?: { also?: string[]; remarks?: string[] }): Plugin;
