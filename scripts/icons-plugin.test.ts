import { expect, it } from 'vitest';
import { withSingleIcons } from './icons-plugin.mjs';

it('imports each icon from its own file', () => {
  expect(withSingleIcons('import { Pencil, Trash2 as Bin } from "lucide";\nuse(Pencil);')).toBe(
    'import Pencil from "lucide/dist/esm/icons/pencil.mjs";\nimport Bin from "lucide/dist/esm/icons/trash.mjs";\nuse(Pencil);',
  );
  expect(() => withSingleIcons('import { NoSuchIcon } from "lucide";')).toThrow('NoSuchIcon');
});
