import type { Plugin } from 'vite';

export function trimPdfjs(code: string): string;
export function pdfjsParts(options: { folder: string }): Plugin;
