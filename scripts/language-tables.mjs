// What the law grammar knows of a language stands in core/law/languages, a file for each language. A table by language
// anywhere else in core/law is a place that whoever adds a language would have to find; those that stay have a reason
// here, with the number of their entries.
const beside = 'words beside a text: English where a language has none';
const reasons = {
  'core/law/cited-version.ts': [5, beside],
  'core/law/legal-words.ts': [5, beside],
  'core/law/comparison/report/paper-words.ts': [5, beside],
  'core/law/display-name.ts': [
    3,
    'words of places in citations, in the order of the languages of the interface',
  ],
  'core/law/document-title.ts': [1, 'collections of Swiss law, in the order of their languages'],
  'core/law/legal-status.ts': [1, 'English texts of Swiss law are translations'],
  'core/law/citation/name-index.ts': [
    2,
    'usual names of acts that are not loaded; English rules where the language is not known',
  ],
  'core/law/citation/citation-words.ts': [
    1,
    'Italian has each single letter that is a word in another language',
  ],
  'core/law/citation/article-jump.ts': [1, 'names that are given in whichever language'],
};

const own = /^core\/law\/languages\/|^core\/law\/comparison\/(?:words\/|vocabulary\.ts$)/;
const tables =
  /\b(?:DE|FR|IT|EN):\s|(?:=|\bcase) '(?:DE|FR|IT|EN)'|Record<(?:Interface|Grammar)Language\b|\bByLanguage<|typeof interfaceLanguageCodes\b/g;

/** The files of core/law beside those of the languages that know some of them by name. */
export const placesByLanguage = () => Object.keys(reasons);

/** What is wrong with the tables by language of a file; undefined where nothing is. */
export function languageTablesProblem(file, source) {
  if (!file.startsWith('core/law/') || own.test(file) || /\.test\.ts$|-fixture\.ts$/.test(file))
    return undefined;
  const count = source.match(tables)?.length ?? 0;
  const [allowed = 0] = reasons[file] ?? [];
  if (count > allowed)
    return `${count} entries by language, ${allowed} have a reason in scripts/language-tables.mjs: put words into core/law/languages`;
  return count < allowed
    ? `only ${count} entries by language: lower the number in scripts/language-tables.mjs`
    : undefined;
}
