import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide/package.json')), 'dist/esm');

/** The file of each icon by its name. */
function filesOfIcons() {
  const index = readFileSync(join(folder, 'iconsAndAliases.mjs'), 'utf8');
  const files = new Map();
  for (const [, names, file] of index.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g))
    for (const [, name] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

const imports = /import \{([^}]*)\} from ["']lucide["'];?/g;

/** Imports each icon from its file: from the file of all, every icon would belong to whatever is loaded first. */
export function withSingleIcons(code, files = filesOfIcons()) {
  return code.replace(imports, (_, names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [icon, own = icon] = name.split(' as ');
        const file = files.get(icon);
        if (file === undefined) throw new Error(`lucide has no file of the icon ${icon}`);
        return `import ${own} from ${JSON.stringify(`lucide/dist/esm/${file.slice(2)}`)};`;
      })
      .join('\n'),
  );
}

/** Stands after what removes types. */
export function singleIcons() {
  const files = filesOfIcons();
  return {
    name: 'single-icons',
    transform: (code, id) =>
      !id.includes('node_modules') && code.includes('lucide')
        ? { code: withSingleIcons(code, files), map: null }
        : null,
    resolveId: (source) =>
      source.startsWith('lucide/dist/esm/') ? join(folder, source.slice('lucide/dist/esm/'.length)) : null,
  };
}
