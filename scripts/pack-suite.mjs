// node scripts/pack-suite.mjs COMMIT FILE: builds the elements of an earlier commit, with the packages that are installed,
// and packs their scripts into one file, without pdf.js, for e2e/older-suite.spec.ts.
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root, run } from './setup.mjs';

const [commit, file] = process.argv.slice(2);
if (commit === undefined || file === undefined) {
  console.error('node scripts/pack-suite.mjs COMMIT FILE');
  process.exit(1);
}

async function must(command, args, cwd) {
  const code = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`);
}

const folder = mkdtempSync(join(tmpdir(), 'regesta-suite-'));
const tree = join(folder, 'tree');
try {
  await must('git', ['worktree', 'add', '--detach', tree, commit], root);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  await must('node', ['node_modules/rollup/dist/bin/rollup', '-c', 'rollup.config.mjs', '--silent'], tree);
  const built = join(tree, 'dist', 'widgets');
  const names = readdirSync(built, { recursive: true })
    .filter((name) => name.endsWith('.js') && !name.includes('pdfjs'))
    .sort();
  const scripts = Object.fromEntries(names.map((name) => [name, readFileSync(join(built, name), 'utf8')]));
  const bytes = Buffer.from(JSON.stringify({ commit, scripts }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = brotliCompressSync(bytes, { params });
  writeFileSync(file, packed);
  console.log(`${names.length} scripts, ${Math.round(packed.length / 1024)} KB`);
} finally {
  await run('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
