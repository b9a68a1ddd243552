import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve('node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

/** Parts of pdf.js for editing documents and filling in forms, which are not used. */
const unused = [
  './src/display/editor/',
  './src/display/annotation_layer.js',
  './src/display/draw_layer.js',
  './src/display/touch_manager.js',
  './src/display/xfa_layer.js',
  './src/display/text_layer_images.js',
  // This last one only sets two global names and exports.
  './src/pdf.js',
];
/** Replacements for names of removed parts that other parts use. */
const standIns = 'const AnnotationEditor = class {};\n';

/**
 * Removes the editors from pdf.js, and the global names that it creates: the package is one file, from which
 * a bundler cannot drop parts. Comments name its sections; a version without these comments fails the build.
 */
export function trimPdfjs(code) {
  const sections = code.split(/^(?=;\/\/ \.\/src\/)/m);
  const used = sections.filter((section) => !unused.some((part) => section.startsWith(`;// ${part}`)));
  const exported = /^export \{ ([^}]*) \};/m.exec(code);
  if (sections.length - used.length < 10 || !exported) throw new Error('pdf.js is cut differently now');
  const body = standIns + used.join('');
  const names = exported[1].split(', ').filter((name) => isDeclared(body, name));
  return `${body}\nexport { ${names.join(', ')} };\n`;
}

function isDeclared(code, name) {
  return new RegExp(`^(?:class|function|async function|const|let|var) ${name}\\b`, 'm').test(code);
}

function shippedFiles() {
  const folders = ['cmaps', 'standard_fonts', 'wasm'];
  const data = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder)).map((file) => `${folder}/${file}`),
  );
  // Scripts in documents are not run and WebAssembly is not compiled (widgets/reader/pdf/open-pdf.ts).
  return [
    'build/pdf.worker.min.mjs',
    'build/pdf.renderer.min.mjs',
    ...data.filter((file) => !file.includes('quickjs') && !file.endsWith('.wasm')),
  ];
}

/**
 * Ships worker, renderer and their data beside the bundle, in a folder named after the version, and sets the
 * address in `widgets/reader/pdf/pdf-files.ts`. `folder` is inside the output folder; both builds use this.
 */
export function pdfjsParts({ folder }) {
  const out = `${folder}/pdfjs-${version}`;
  return {
    name: 'pdfjs-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith(root) && id.endsWith('/build/pdf.mjs')) return { code: trimPdfjs(code), map: null };
      if (!id.endsWith('/widgets/reader/pdf/pdf-files.ts')) return null;
      let worker;
      for (const file of shippedFiles()) {
        const source = readFileSync(resolve(root, file));
        const reference = this.emitFile({ type: 'asset', fileName: `${out}/${file}`, source });
        worker ??= reference;
      }
      const address =
        /new URL\(\s*['"]pdfjs-dist\/build\/pdf\.worker\.min\.mjs['"],\s*import\.meta\.url,?\s*\)/;
      if (!address.test(code)) throw new Error('pdf-files.ts names the worker differently now');
      return {
        code: code.replace(address, `new URL(import.meta.ROLLUP_FILE_URL_${worker}, import.meta.url)`),
        map: null,
      };
    },
  };
}
