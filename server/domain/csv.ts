/** Lines for spreadsheets (RFC 4180), the first with the names; the mark at the start makes them read it as UTF-8. */
export function csvTable(names: readonly string[], lines: readonly (readonly string[])[]): string {
  return `\ufeff${[names, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** What spreadsheets would take for a formula gets an apostrophe: names are written by strangers. */
function cell(text: string): string {
  const plain = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
