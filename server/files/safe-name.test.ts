import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment } from '../http/bytes.ts';
import { freeFileName, nameOfLabel, safeFileName } from './safe-name.ts';

it.each([
  ['Botschaft Einlagensicherung (Entwurf).pdf', 'Botschaft Einlagensicherung (Entwurf).pdf'],
  ['Prüfbericht – à faire.docx', 'Prüfbericht – à faire.docx'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\x\\list.csv', 'list.csv'],
  ['a\r\nSet-Cookie: b.pdf', 'a_Set-Cookie_ b.pdf'],
  ['invoice\u202Efdp.txt', 'invoice_fdp.txt'],
  ['..hidden.txt', 'hidden.txt'],
  ['con.txt', '_con.txt'],
  ['report.pdf. ', 'report.pdf'],
  ['', 'file'],
  ['...', 'file'],
  ['x".pdf', 'x_.pdf'],
  [`${'ä'.repeat(300)}.xlsx`, `${'ä'.repeat(115)}.xlsx`],
])('makes %j safe', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('makes every name one that stays as it is, and no header is broken by it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeFileName(name);
      expect(safeFileName(safe)).toBe(safe);
      expect([...safe].length).toBeLessThanOrEqual(140);
      expect(safe).not.toMatch(/[\p{Cc}/\\]/u);
      expect(new Headers({ name: attachment(safe) }).get('name')).toBe(attachment(safe));
    }),
  );
});

it('numbers a name that others have, whatever the case of its letters', () => {
  expect(freeFileName('a.pdf', [])).toBe('a.pdf');
  expect(freeFileName('a.pdf', ['A.pdf'])).toBe('a (2).pdf');
  expect(freeFileName('a.pdf', ['a.pdf', 'a (2).pdf'])).toBe('a (3).pdf');
});

it.each([
  ['Endfassung', 'pdf', 'Endfassung.pdf'],
  ['a.PDF', 'pdf', 'a.PDF'],
  ['İ.pdf', 'pdf', 'İ.pdf'],
  ['Stand 3. Dezember 2026', 'docx', 'Stand 3. Dezember 2026.docx'],
  ['Entwurf 1/2: "neu"', 'xlsx', 'Entwurf 1_2_ _neu_.xlsx'],
  ['run.exe', 'txt', 'run.exe.txt'],
  ['../..', 'pdf', '_...pdf'],
  ['..', 'pdf', 'file.pdf'],
  ['invoice\u202Efdp', 'txt', 'invoice_fdp.txt'],
  ['ä'.repeat(200), 'pdf', `${'ä'.repeat(116)}.pdf`],
])('saves what is labelled %j as %s under %s', (label, extension, name) => {
  expect(nameOfLabel(label, extension)).toBe(name);
});

it('saves every label under a safe name that ends as its content does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (label) => {
      const name = nameOfLabel(label, 'pdf');
      expect(name).toMatch(/.\.pdf$/iu);
      expect(safeFileName(name)).toBe(name);
    }),
  );
});
