/** The words of a Markdown page as a reader sees them: without signs, addresses of links and blocks that pages draw. */
export function markdownWords(text: string): string {
  return (
    text
      .replace(/^```[^\n]*\n[\s\S]*?^```[^\n]*$/gm, ' ')
      // The line below the head of a table, and what parts its cells.
      .replace(/^[ \t|:-]+$/gm, ' ')
      .replace(/\|/g, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:#+|>|[-*+]|\d+\.)\s+/gm, '')
      .replace(/[*_`]+/g, '')
      // Blanks at which no line may break stay what they are.
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim()
  );
}
