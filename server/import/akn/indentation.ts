type Child<E> = E | string;

const breaksAtStart = /^[ \t]*\r?\n/;
const breaksAtEnd = /\n[ \t]*$/;
const onlySpace = /^[ \t\r\n]*$/;

function isText<E>(child: Child<E> | undefined): child is string {
  return typeof child === 'string';
}

/** Whether every border between tags and text has a line break, as formatters write it. */
function isIndented<E>(children: readonly Child<E>[]): boolean {
  return children.every((child, index) => {
    if (isText(child)) return breaksAtStart.test(child) && breaksAtEnd.test(child);
    return isText(children[index - 1]) && isText(children[index + 1]);
  });
}

/** The white space between an element and the line break before it. */
function indentOf<E>(children: readonly Child<E>[]): string {
  const before = children.find((child, index) => isText(child) && index + 1 < children.length);
  return isText(before) ? before.slice(before.lastIndexOf('\n') + 1) : '';
}

/**
 * Removes the indentation of a formatter that puts each piece of mixed text on a line of its own
 * (`<num>⏎ Art. 5⏎ <i>a</i>⏎</num>`). If only some borders have a break, the text was wrapped, and its breaks
 * are spaces as in any text.
 */
export function withoutIndentation<E>(children: Child<E>[]): Child<E>[] {
  const first = children[0];
  if (!isText(first) || !first.includes('\n') || !breaksAtStart.test(first)) return children;
  if (!children.some((child) => isText(child) && !onlySpace.test(child))) return children;
  if (!isIndented(children)) return children;
  if (children.length === 1) return [first.trim() as Child<E>];
  const indent = indentOf(children);
  const result: Child<E>[] = [];
  for (const child of children) {
    if (!isText(child)) result.push(child);
    else if (!onlySpace.test(child)) {
      const start = child.slice(child.indexOf('\n') + 1);
      const inner = start.startsWith(indent) ? start.slice(indent.length) : start;
      result.push(inner.slice(0, inner.lastIndexOf('\n')));
    }
  }
  return result;
}
