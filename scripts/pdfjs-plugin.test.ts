import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { trimPdfjs } from './pdfjs-plugin.mjs';

const file = resolve(import.meta.dirname, '../node_modules/pdfjs-dist/build/pdf.mjs');
const whole = readFileSync(file, 'utf8');

it('keeps what the PDF view imports, without editors and globals', () => {
  const trimmed = trimPdfjs(whole);
  const exported = /export \{([^}]*)\};\s*$/
    .exec(trimmed)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  for (const name of ['getDocument', 'GlobalWorkerOptions', 'PDFWorker', 'PDFDataRangeTransport'])
    expect(exported).toContain(name);
  expect(exported).not.toContain('AnnotationEditorLayer');
  expect(trimmed).not.toMatch(/^\s*globalThis\.\w+ = /m);
  expect(trimmed.length).toBeLessThan(whole.length * 0.6);
});

it('refuses a file that is cut differently', () => {
  expect(() => trimPdfjs('export { getDocument };')).toThrow('cut differently');
});
