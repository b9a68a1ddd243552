import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const prefix = 'virtual:texts-';
/**
 * The dictionaries of pages on which people, organisations and data are administered: nearly half of all words, which
 * somebody who reads does not wait for.
 */
const ofAdministration = new Set([
  'applications',
  'audit',
  'digestrules',
  'loading',
  'loadrefusals',
  'organisation',
  'origins',
  'pdfuploads',
  'people',
  'providerdrafts',
  'rowproblems',
  'signinrules',
  'technical',
  'textpreview',
  'topicpages',
  'users',
]);
/** The file in which a dictionary stands. */
const fileOf = (language, feature) =>
  `${prefix}${language}${ofAdministration.has(feature) ? '-administration' : ''}`;
const dictionary = /import\((['"])\.\/([a-z]{2})\/(\w+)\.ts\1\)/g;

/**
 * Puts the dictionaries of a language into two files of the portal, that of all pages and that of administration: a page needs several of them, and each
 * request for a file of 300 bytes delays the calls of a page that is opened by its address. The elements keep
 * separate files. A group of chunks does not help: the bundler would keep a file for each `import()`, which
 * then loads the group. The build fails if a dictionary is imported in a way that the pattern does not match.
 */
export const wholeLanguages = {
  name: 'whole-languages',
  apply: 'build',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const [language] = id.slice(prefix.length + 1).split('-');
    return globSync(`core/i18n/${language}/*.ts`)
      .filter((file) => `\0${fileOf(language, basename(file, '.ts'))}` === id)
      .sort()
      .map((file) => `export * as ${basename(file, '.ts')} from ${JSON.stringify(resolve(file))};`)
      .join('\n');
  },
  transform(code, id) {
    if (!/\/core\/i18n\/[\w-]+\.ts$/.test(id) || !code.includes('= defineTexts(')) return null;
    let replaced = 0;
    const whole = code.replaceAll(dictionary, (_, __, language, feature) => {
      replaced += 1;
      return `import('${fileOf(language, feature)}').then((all) => all.${feature})`;
    });
    // Each language has its own line: `DE: () => import(…)`.
    const languages = code.match(/=> *import\(/g)?.length ?? 0;
    if (replaced === 0 || replaced !== languages)
      throw new Error(`${id} imports its dictionaries otherwise than this build expects`);
    return { code: whole, map: null };
  },
};
