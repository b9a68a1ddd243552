import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { transform } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.mjs';
import { singleIcons } from './scripts/icons-plugin.mjs';
import { importAtOnce } from './scripts/import-at-once-plugin.mjs';
import { leanLibraries } from './scripts/library-plugins.mjs';
import { thirdPartyNotices } from './scripts/notices-plugin.mjs';
import { ownCopy, switchesOnly } from './scripts/own-copy-plugin.mjs';
import { pdfjsParts } from './scripts/pdfjs-plugin.mjs';
import { preactForReact } from './scripts/preact-plugin.mjs';
import { reactTypesPlugin } from './scripts/react-types-plugin.mjs';
import { suite } from './scripts/suite-plugin.mjs';
import { workerFiles } from './scripts/worker-files-plugin.mjs';

// Not an import statement: Rollup would bundle the file into this one without removing its types.
const load = (file) => import(pathToFileURL(resolve(file)).href);
const { elementTags } = await load('widgets/element-tags.ts');
const { suiteVersion } = await load('widgets/suite-version.ts');

const { readerLight, readerEvents } = await load('widgets/elements/reg-reader-options.ts');
const { searchLight, searchEvents } = await load('widgets/elements/reg-search-options.ts');
const { questionLight, questionEvents } = await load('widgets/elements/ask-question-options.ts');
const { changeTableLight, changeTableEvents } = await load('widgets/elements/change-table-options.ts');
const elements = [
  [readerLight, readerEvents],
  [searchLight, searchEvents],
  [questionLight, questionEvents],
  [changeTableLight, changeTableEvents],
];

/** Elements that need their views as soon as they are there; the others wait until somebody uses them. */
const atOnce = new Set(['reg-reader', 'change-table']);

const out = 'dist/widgets';
const registry = resolve('widgets/style-registry.ts');
const styleModule = '\0style:';

/** Turns each compiled style file into a call that passes its text to the registry of shadow roots. */
const stylesIntoShadowRoots = {
  name: 'styles-into-shadow-roots',
  resolveId(id) {
    return virtualCssFileFilter.test(id) ? { id: `${styleModule}${id}.js`, moduleSideEffects: true } : null;
  },
  async load(id) {
    if (!id.startsWith(styleModule)) return null;
    const { source } = await getSourceFromVirtualCssFile(id.slice(styleModule.length, -'.js'.length));
    const { code } = await transform(source, { loader: 'css', minify: true, target: 'es2022' });
    return `import { registerStyles } from ${JSON.stringify(registry)};\nregisterStyles(${JSON.stringify(code.trim())});`;
  },
};

/**
 * Minifies after vanilla-extract has finished: in its phase, minifying would leave dangling style imports.
 * Uses Vite's minifier like the portal; its output is 2.5 % smaller than that of esbuild.
 */
const minifyChunks = {
  name: 'minify-chunks',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code, errors } = await minify(chunk.fileName, chunk.code, {
        module: true,
        compress: { target: 'es2022' },
        codegen: { removeWhitespace: true, legalComments: 'none' },
      });
      if (errors.length > 0) throw new Error(`${chunk.fileName}: ${errors[0].message}`);
      chunk.code = code;
    }
  },
};

/** Empties the output folder, so that no files of an older build are served. */
const emptyFolder = {
  name: 'empty-folder',
  buildStart: () => rmSync(out, { recursive: true, force: true }),
};

/** Writes which files a page loads with each entry, for the size budgets. */
const manifest = {
  name: 'manifest',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle)
      .filter((chunk) => chunk.type === 'chunk')
      .map(({ fileName, name, isEntry, imports, dynamicImports, modules }) => ({
        fileName,
        name,
        isEntry,
        imports,
        dynamicImports,
        modules: Object.keys(modules).map((id) => id.replace(`${process.cwd()}/`, '')),
      }));
    mkdirSync(out, { recursive: true });
    writeFileSync(`${out}/manifest.json`, JSON.stringify(chunks, null, 2));
  },
};

export default {
  input: {
    loader: 'widgets/loader.ts',
    ...Object.fromEntries(
      elementTags.flatMap((tag) => [
        [tag, `widgets/elements/alone/${tag}.ts`],
        // What the loader brings, which has defined the element; what loads its view at once has a script for that.
        [
          `bodies/${tag}`,
          atOnce.has(tag) ? `widgets/elements/bodies/${tag}.ts` : `widgets/elements/${tag}.ts`,
        ],
      ]),
    ),
    regesta: 'widgets/regesta.ts',
    react: 'widgets/react.ts',
  },
  output: {
    dir: out,
    format: 'es',
    entryFileNames: '[name].js',
    // A part may hold nothing but styles; then its name holds all of their source.
    chunkFileNames: ({ name }) => `parts/${name.replace(/\.vanilla\.css.*/, '')}-[hash].js`,
    assetFileNames: 'parts/[name]-[hash][extname]',
    manualChunks: chunkGroups(),
    onlyExplicitManualChunks: true,
  },
  plugins: [
    emptyFolder,
    ownCopy('widgets/loader.ts', { change: switchesOnly }),
    ownCopy('widgets/react.ts', { outside: ['react'] }),
    preactForReact(),
    stylesIntoShadowRoots,
    workerFiles,
    leanLibraries(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    commonjs(),
    pdfjsParts({ folder: 'parts' }),
    nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
    esbuild({ target: 'es2022', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' } }),
    singleIcons(),
    thirdPartyNotices({
      // In the workers of the exports, which are no parts of the bundle.
      also: ['exceljs', 'docx'],
      remarks: ['pdfjs-dist is shipped without its editors, forms and WebAssembly.'],
    }),
    importAtOnce,
    minifyChunks,
    reactTypesPlugin(elements, await load('widgets/react-names.ts')),
    suite(suiteVersion),
    manifest,
  ],
  onwarn(warning, warn) {
    // React marks files for its server components; the mark has no meaning in a bundle for browsers.
    if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
    warn(warning);
  },
};
