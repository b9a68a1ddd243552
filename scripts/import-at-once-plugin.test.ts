import { expect, it } from 'vitest';
import { importAtOnce } from './import-at-once-plugin.mjs';

const chunk = (fileName: string, imports: string[], code = '') =>
  ({ type: 'chunk', fileName, imports, code }) as const;
const codeOf = (code: string) => {
  const entry = chunk('entry.js', ['parts/shell.js'], code);
  const bundle = {
    'entry.js': { ...entry },
    'parts/shell.js': chunk('parts/shell.js', []),
    'parts/base.js': chunk('parts/base.js', ['parts/shell.js']),
    'parts/texts.js': chunk('parts/texts.js', ['parts/base.js', 'parts/shell.js']),
    'parts/view.js': chunk('parts/view.js', ['parts/texts.js', 'parts/base.js']),
    'parts/lonely.js': chunk('parts/lonely.js', []),
    'font.woff2': { type: 'asset' as const },
  };
  importAtOnce.generateBundle({}, bundle);
  return bundle['entry.js'].code;
};

it('an import asks at once for what its file needs and the page does not have, in the order in which it runs', () => {
  expect(codeOf("load(() => import('./parts/view.js'))")).toBe(
    `load(() => (import("./parts/base.js").catch(()=>{}),import("./parts/texts.js").catch(()=>{}),import('./parts/view.js')))`,
  );
});

it.each([
  "import('./parts/lonely.js')",
  "import('./parts/shell.js')",
  "import './parts/view.js'",
  'import(address)',
])('%s stays as it is', (code) => {
  expect(codeOf(code)).toBe(code);
});
