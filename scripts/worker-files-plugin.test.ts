import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { bundleWorker, workerFiles } from './worker-files-plugin.mjs';

it.each(['xlsx', 'docx'])('makes the worker of %s one script that needs no other file', async (kind) => {
  const code = await bundleWorker(resolve(`widgets/export/${kind}-worker.ts`));
  expect(code).not.toMatch(/(^|[;}])\s*import[\s{*"']/);
  expect(code).not.toContain('process.env.NODE_ENV');
  expect(code).toContain('onmessage');
});

it('ships the worker beside the file that imports its address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'regesta-worker-'));
  try {
    writeFileSync(join(folder, 'page.js'), "export { default } from './work.ts?worker&url';");
    writeFileSync(join(folder, 'work.ts'), 'self.postMessage("ready" as string);');
    const bundle = await rollup({ input: join(folder, 'page.js'), plugins: [workerFiles] });
    const { output } = await bundle.generate({
      format: 'es',
      assetFileNames: 'parts/[name]-[hash][extname]',
    });
    const [page, worker] = output;
    expect(worker).toMatchObject({ type: 'asset', fileName: expect.stringMatching(/^parts\/work-.+\.js$/) });
    expect(page.code).toContain(`new URL('${worker?.fileName}', import.meta.url).href`);
    expect(worker?.type === 'asset' && String(worker.source)).toContain('self.postMessage("ready")');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
