import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const prefix = 'virtual:texts-';
const dictionary = /import\((['"])\.\/([a-z]{2})\/(\w+)\.ts\1\)/g;

/**
 * All dictionaries of a language in one file of the portal: a page speaks with several, and each
 * request for a crumb of 300 bytes holds up the calls of a deep link. In the elements they stay apart.
 * Not by a group of chunks: the bundler leaves a file for each `import()`, which then fetches the group.
 * The build fails where a dictionary is imported otherwise than the pattern says.
 */
export const wholeLanguages = {
  name: 'whole-languages',
  apply: 'build',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const language = id.slice(prefix.length + 1);
    return globSync(`core/i18n/${language}/*.ts`)
      .sort()
      .map((file) => `export * as ${basename(file, '.ts')} from ${JSON.stringify(resolve(file))};`)
      .join('\n');
  },
  transform(code, id) {
    if (!/\/core\/i18n\/[\w-]+\.ts$/.test(id) || !code.includes('= defineTexts(')) return null;
    let replaced = 0;
    const whole = code.replaceAll(dictionary, (_, __, language, feature) => {
      replaced += 1;
      return `import('${prefix}${language}').then((all) => all.${feature})`;
    });
    // Each language is a line of its own: `DE: () => import(…)`.
    const languages = code.match(/=> *import\(/g)?.length ?? 0;
    if (replaced === 0 || replaced !== languages)
      throw new Error(`${id} imports its dictionaries otherwise than this build expects`);
    return { code: whole, map: null };
  },
};
