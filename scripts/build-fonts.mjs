// Builds the portal's fonts in dist/fonts: a subset of the law font, and a copy of the interface font.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renameFont } from './rename-font.mjs';

const root = new URL('..', import.meta.url);
const target = new URL('dist/fonts/', root);
const stampFile = new URL('stamp', target);
const serif = (style) => new URL(`node_modules/source-serif/VAR/SourceSerif4Variable-${style}.ttf`, root);
const plex = (part) =>
  new URL(
    `node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${part}-wght-normal.woff2`,
    root,
  );

// Letters of all languages in Latin letters, dashes and quotes, superscript and subscript
// digits, currency signs, and the signs of law texts and references.
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2dd],
  [0x300, 0x308],
  [0x2002, 0x200b],
  [0x2010, 0x2027],
  [0x202f, 0x2044],
  [0x2070, 0x2094],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0x2260, 0x2265],
];
const keepFeatures = 'kern liga ccmp mark mkmk locl onum lnum pnum tnum smcp c2sc sups case'.split(' ');
const faces = [
  { name: 'regesta-serif-roman.woff2', source: serif('Roman'), most: 700 },
  { name: 'regesta-serif-italic.woff2', source: serif('Italic'), most: 600 },
];
const copies = [
  { name: 'ibm-plex-sans-latin.woff2', source: plex('latin') },
  { name: 'ibm-plex-sans-latin-ext.woff2', source: plex('latin-ext') },
];

/** Changes only if this recipe or the versions of the packages change. */
async function currentStamp() {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
  for (const name of ['source-serif', '@fontsource-variable/ibm-plex-sans', 'subset-font']) {
    const { version } = JSON.parse(
      await readFile(new URL(`node_modules/${name}/package.json`, root), 'utf8'),
    );
    hash.update(`${name} ${version}`);
  }
  return hash.digest('hex');
}

async function upToDate(stamp) {
  try {
    const files = await Promise.all([...faces, ...copies].map(({ name }) => readFile(new URL(name, target))));
    return files.every((file) => file.length > 0) && (await readFile(stampFile, 'utf8')) === stamp;
  } catch {
    return false;
  }
}

const stamp = await currentStamp();
if (!(await upToDate(stamp))) {
  const { default: subsetFont } = await import('subset-font');
  await mkdir(target, { recursive: true });
  const text = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  for (const { name, source, most } of faces) {
    const face = await subsetFont(renameFont(await readFile(source)), text, {
      targetFormat: 'woff2',
      keepFeatures,
      variationAxes: { opsz: 16, wght: { min: 400, max: most, default: 400 } },
    });
    await writeFile(new URL(name, target), face);
    console.log(`fonts: ${name} ${Math.round(face.length / 1024)} KB`);
  }
  await Promise.all(copies.map(({ name, source }) => copyFile(source, new URL(name, target))));
  await writeFile(stampFile, stamp);
}
