import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packFiles } from './pack-files.mjs';

it('the build packs texts of all folders, and nothing that is packed already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'regesta-pack-'));
  try {
    const text = 'export const words = 1;\n'.repeat(200);
    mkdirSync(join(folder, 'parts'));
    writeFileSync(join(folder, 'parts', 'a.js'), text);
    writeFileSync(join(folder, 'font.woff2'), text);
    await packFiles(folder);
    await packFiles(folder);
    expect(readdirSync(folder)).toEqual(['font.woff2', 'parts']);
    expect(readdirSync(join(folder, 'parts')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
    const read = (ending: string) => readFileSync(join(folder, 'parts', `a.js${ending}`));
    expect(brotliDecompressSync(read('.br')).toString()).toBe(text);
    expect(gunzipSync(read('.gz')).toString()).toBe(text);
    expect(read('.br').length).toBeLessThan(100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
