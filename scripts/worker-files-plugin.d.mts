import type { Plugin } from 'rollup';

export function bundleWorker(file: string): Promise<string>;
export const workerFiles: Plugin;
