// Which rooms may import which library: rules of .dependency-cruiser.mjs.
const door = (name, library, rooms) => ({
  name: `door-${name}`,
  comment: `${name} has one door, so that replacing it touches one place`,
  severity: 'error',
  from: { path: '^(core|widgets|portal|styles|server)/', pathNot: [...rooms, '\\.test\\.tsx?$'] },
  to: { path: `node_modules/${library}/` },
});

export const libraryDoors = [
  door('wouter', 'wouter', ['^portal/']),
  door('i18next', 'i18next', ['^core/i18n/']),
  door('r2wc', '@r2wc', ['^widgets/define-element\\.tsx$']),
  door('tables', '@tanstack', ['^widgets/table/']),
  door('calendar', 'react-day-picker', ['^widgets/dates/']),
  door('pdfjs', 'pdfjs-dist', ['^widgets/reader/pdf/', '^server/(import|files)/', '^e2e/printed\\.ts$']),
  door('hono', '(hono|@hono)', ['^server/http/']),
  door('sql', '(kysely|pg|@electric-sql)', ['^server/']),
  door('typst', '@myriaddreamin', ['^server/import/typeset/']),
  door('xml', 'saxes', ['^server/(import|files)/']),
  door('zip', 'fflate', ['^server/(files|testing)/']),
  door('hashes', '@noble', ['^core/lib/content-hash\\.ts$']),
  door('ical', 'ical-generator', ['^server/calendar/']),
  door('mail', 'nodemailer', ['^server/mail/']),
  door('totp', 'otpauth', ['^server/domain/totp\\.ts$', '^server/testing/', '^e2e/']),
  door('qr', 'uqr', ['^portal/pages/second-factor/']),
  door('markdown', 'mdast-util-from-markdown', [
    '^widgets/(Markdown\\.tsx|(plain-markdown|page-markdown)\\.ts)$',
    '^server/topics/topic-text-links\\.ts$',
  ]),
  door('tables in Markdown', '(mdast-util|micromark-extension)-gfm-table', ['^widgets/page-markdown\\.ts$']),
  door('words that differ', 'diff', ['^core/comments/word-changes\\.ts$']),
  door('xlsx', 'exceljs', ['^core/[^/]+/export-xlsx\\.ts$', '^server/import/rows/', '^server/testing/']),
  door('separated values', 'csv-parse', ['^server/import/rows/read-csv\\.ts$']),
  door('docx', 'docx', ['^core/[^/]+/(export-docx|docx-runs)\\.ts$']),
];
