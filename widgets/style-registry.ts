/**
 * The styles of the widgets are constructable sheets in the shadow roots: no style element, no file, no
 * `style-src` needed. Roots that already exist adopt the sheets of parts that load later.
 */
const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/** Called by the compiled style modules (rollup.config.mjs turns each into such a call). @public */
export function registerStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Gives a shadow root all styles, now and when they arrive; returns a function that stops this. */
export function adoptStyles(root: ShadowRoot): () => void {
  root.adoptedStyleSheets = [
    ...root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet)),
    ...sheets,
  ];
  roots.add(root);
  return () => roots.delete(root);
}
