// Builds everything that is served: fonts, then in parallel the portal (Vite) and the widgets (Rollup), both packed.
import { join } from 'node:path';
import { packFiles } from './pack-files.mjs';
import { root, run } from './setup.mjs';

async function step(name, args) {
  const code = await run('node', args);
  if (code !== 0) throw new Error(`${name} failed`);
}

try {
  await step('fonts', ['scripts/build-fonts.mjs']);
  await Promise.all([
    step('portal', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']),
    step('widgets', ['node_modules/rollup/dist/bin/rollup', '-c', 'rollup.config.mjs', '--silent']),
  ]);
  await Promise.all(['dist/portal', 'dist/widgets'].map((folder) => packFiles(join(root, folder))));
} catch (error) {
  console.error(`Build: ${error.message}`);
  process.exit(1);
}
