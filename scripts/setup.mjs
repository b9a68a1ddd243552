// The first steps of start and test, with Node's own modules only, since nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

/** Environment in which `node` is the version that the project installs. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

/** Runs a command with the project's Node first in the path; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
    child.on('error', failed);
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

async function must(what, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${what} failed (exit code ${code})`);
}

function isSame(file, content) {
  return existsSync(file) && readFileSync(file, 'utf8') === content;
}

/** Installs the packages if the lock file differs from the one last installed. */
export async function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new Error(`Regesta needs Node 20 or newer; this is ${process.versions.node}.`);
  const stamp = join(root, 'node_modules', '.regesta-installed');
  const required = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (isSame(stamp, required)) return;
  console.log('Installing packages …');
  // An older npm sets variables that confuse a nested call, so they are left out.
  const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm ci` would refuse a lock file that does not list the optional packages of every platform. `--no-save`
  // installs the versions of the lock file without changing it.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  await must('npm install', npm, ['install', '--no-save', '--include=dev', ...quietly], { env: plain });
  writeFileSync(stamp, required);
}

const sources = [
  'core',
  'widgets',
  'portal',
  'styles',
  'scripts',
  'vite.config.ts',
  'rollup.config.mjs',
  'package-lock.json',
];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
  else yield path;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\n${size}\n${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Builds portal and widgets if a source changed since the last build. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.built');
  const required = fingerprint();
  if (isSame(stamp, required)) return;
  console.log('Building …');
  await must('npm run build', 'node', [join(root, 'scripts', 'build.mjs')]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, required);
}
