import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

const folder = join(import.meta.dirname, 'hosts', 'frameworks');

/** Applications in this folder, each with one reader; React 17 and 18 by the components that the build writes. */
export const frameworks = {
  'React 19': { file: 'react-19.jsx' },
  'React 19 with components': { file: 'react-18.jsx' },
  'React 18 with components': {
    file: 'react-18.jsx',
    alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
  },
  'React 17 with components': {
    file: 'react-17.jsx',
    alias: { react: 'react-17', 'react-dom': 'react-dom-17' },
  },
  Preact: { file: 'preact.jsx', jsx: 'preact' },
  Vue: { file: 'vue.mjs' },
  Svelte: { file: 'svelte.mjs' },
  Angular: { file: 'angular.mjs' },
  Lit: { file: 'lit.mjs' },
} satisfies Record<string, { file: string; alias?: Record<string, string>; jsx?: string }>;
export type Framework = keyof typeof frameworks;

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { generate: 'client', filename: path });
      return { contents: js.code, loader: 'js' };
    });
  },
};

/** Projects have the components as the build writes them. */
const builtComponents: Plugin = {
  name: 'built-components',
  setup({ onResolve }) {
    onResolve({ filter: /\/widgets\/react\.ts$/ }, () => ({
      path: join(import.meta.dirname, '..', 'dist', 'widgets', 'react.js'),
    }));
  },
};

const define = {
  'process.env.NODE_ENV': '"development"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** The same applications with the table of changes of an organisation in place of the reader. */
const tableInstead = (domainUrl: string): Plugin => ({
  name: 'table-instead',
  setup({ onLoad }) {
    onLoad({ filter: /[/]hosts[/]frameworks[/].*[.](jsx|mjs|svelte)$/ }, async ({ path }) => {
      const words: [string, string][] = [
        ['reg-reader', 'change-table'],
        ['RegReader', 'ChangeTable'],
        ['reg-text-id', 'domain-url'],
        ['regTextId', 'domainUrl'],
        ['bankg-m', domainUrl],
      ];
      const source = await readFile(path, 'utf8');
      const contents = words.reduce((text, [from, to]) => text.replaceAll(from, to), source);
      if (!path.endsWith('.svelte')) return { contents, loader: 'jsx' };
      const { js } = compile(contents, { generate: 'client', filename: path });
      return { contents: js.code, loader: 'js' };
    });
  },
});

/** The script of an application, as its own build would make it. */
export async function bundle(name: Framework, { table }: { table?: string } = {}): Promise<string> {
  const { file, alias, jsx }: { file: string; alias?: Record<string, string>; jsx?: string } =
    frameworks[name];
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['svelte', 'browser', 'development'],
    jsx: 'automatic',
    jsxImportSource: jsx ?? 'react',
    ...(alias ? { alias } : {}),
    define,
    plugins: [...(table === undefined ? [] : [tableInstead(table)]), svelte, builtComponents],
    nodePaths: [join(import.meta.dirname, '..', 'node_modules')],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
