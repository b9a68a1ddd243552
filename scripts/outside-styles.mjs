// A view styles its own elements by classes. Styles that reach elements drawn by somebody else (`globalStyle`) stand
// here, with their number and the reason; outside of styles/, others are refused.
const reasons = {
  'portal/pages/preview.css.ts': [
    4,
    'the preview of a hit draws law text that the reader styles for a page of its own',
  ],
  'portal/shell/frame.css.ts': [1, 'the page behind a modal dialog, known by :modal alone'],
  'widgets/law/law.css.ts': [
    2,
    'bold words in heads and headings in a preface, drawn by the one renderer of law text',
  ],
  'widgets/law/table.css.ts': [1, 'paragraphs in cells, drawn by the one renderer of law text'],
  'widgets/parallel/rows.css.ts': [3, 'heads of law text in columns narrower than the reader'],
  'widgets/reader/text.css.ts': [
    2,
    'what is not printed and what the reader hides: marked by attributes in the whole text',
  ],
  'widgets/reader/word-highlights.css.ts': [1, 'a highlight (::highlight) has no element'],
  'widgets/search/compact.css.ts': [1, 'the results in a narrow element'],
  'widgets/search/hit.css.ts': [1, 'hidden words at the start of a link'],
};

/** What is wrong with the styles of a file; undefined where nothing is. */
export function outsideStylesProblem(file, source) {
  if (!file.endsWith('.css.ts') || file.startsWith('styles/')) return undefined;
  const count = source.match(/^\s*globalStyle\(/gm)?.length ?? 0;
  const [allowed = 0] = reasons[file] ?? [];
  if (count > allowed)
    return `${count} styles of elements elsewhere, ${allowed} have a reason in scripts/outside-styles.mjs: give the element a class, or its style a token`;
  return count < allowed
    ? `only ${count} styles of elements elsewhere: lower the number in scripts/outside-styles.mjs`
    : undefined;
}

/** Files of the list that are gone. */
export const missingFiles = (exists) => Object.keys(reasons).filter((file) => !exists(file));
