// What the tests want of the machine: a Chromium and, where possible, PostgreSQL. Debian's packages
// are installed where this process has the right; otherwise the message says what to install.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup.mjs';

const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };

/** Path of an installed Chromium or Chrome, or undefined. */
export function findChromium() {
  const named = process.env.REGESTA_CHROMIUM;
  const candidates = [
    named,
    // Without the browser around the pages: the same engine in half the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Folder of PostgreSQL's server programs, or undefined. */
export function findPostgres() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const [newest] = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  const folder = newest && join(base, newest, 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

async function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { ...quiet, env });
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { ...quiet, env });
}

/** Makes sure that a browser is there; throws with the command to give where it may not install. */
export async function ensureChromium() {
  if (!findChromium() && mayInstall()) {
    console.log('Installing Chromium …');
    await install('chromium-headless-shell', 'fonts-liberation');
  }
  const chromium = findChromium();
  if (chromium) return chromium;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: sudo apt-get install chromium-headless-shell) or set REGESTA_CHROMIUM to the path of a Chrome or Chromium.',
  );
}

/** Tries to bring PostgreSQL's programs; the tests that want them say so when they are skipped. */
export async function tryPostgres() {
  if (!findPostgres() && mayInstall()) {
    console.log('Installing PostgreSQL …');
    await install('postgresql');
  }
  if (!findPostgres())
    console.log(
      'PostgreSQL is not installed: its tests will be skipped (Debian: sudo apt-get install postgresql).',
    );
}
