/**
 * Styles of the widgets reach their shadow roots as constructable sheets: no style element, no asset,
 * no `style-src` needed. Sheets of parts that load later are adopted by the roots that already stand.
 */
const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/**
 * Called by the compiled style modules (rollup.config.mjs turns each into such a call).
 * @public
 */
export function registerStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Gives a shadow root all styles, now and as they arrive; the answer takes it off the list again. */
export function adoptStyles(root: ShadowRoot): () => void {
  root.adoptedStyleSheets = [
    ...root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet)),
    ...sheets,
  ];
  roots.add(root);
  return () => roots.delete(root);
}
