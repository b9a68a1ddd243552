/**
 * The characters that regular expressions look at while `work` is done: each is counted from where it begins to the
 * end of what it finds, or of the text. What goes back within a match is not counted.
 */
export function countCharacters(work: () => void): number {
  let visited = 0;
  const { exec } = RegExp.prototype;
  // As long as `exec` is not the built-in one, all methods of strings and expressions call it.
  RegExp.prototype.exec = function counted(text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const isBound = this.sticky || (this.source.startsWith('^') && !this.multiline);
    const end = match ? match.index + match[0].length : isBound ? from : text.length;
    visited += 1 + Math.max(0, end - from);
    return match;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return visited;
}
