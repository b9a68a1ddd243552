/** The elements of arrays that `indexOf` and `includes` look at while `work` is done. */
export function countElements(work: () => void): number {
  let visited = 0;
  const { indexOf, includes } = Array.prototype;
  Array.prototype.indexOf = function counted(sought: unknown, from = 0) {
    const at = indexOf.call(this, sought, from);
    visited += (at < 0 ? this.length : at + 1) - from;
    return at;
  };
  Array.prototype.includes = function counted(sought: unknown, from = 0) {
    const at = indexOf.call(this, sought, from);
    visited += (at < 0 ? this.length : at + 1) - from;
    return includes.call(this, sought, from);
  };
  try {
    work();
  } finally {
    Object.assign(Array.prototype, { indexOf, includes });
  }
  return visited;
}
