// A view styles its own elements by classes. Styles that reach elements drawn by somebody else (`globalStyle`) stand
// here, with their number and the reason; outside of styles/, others are refused.
const reasons = {
  'portal/shell/frame.css.ts': [
    1,
    'the page behind a modal dialog: its element <html> is drawn by no component, and :modal alone tells it',
  ],
  'widgets/reader/word-highlights.css.ts': [1, 'a highlight (::highlight) has no element'],
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
