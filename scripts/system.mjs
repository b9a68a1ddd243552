// Programs that the tests need: Chromium and, if possible, PostgreSQL. Installs Debian's packages if this
// process may; otherwise a message says what to install.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup.mjs';

const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };

/** Path of an installed Chromium or Chrome, or undefined. */
export function findChromium() {
  const named = process.env.REGESTA_CHROMIUM;
  const candidates = [
    named,
    // The engine without the user interface of the browser takes half the time.
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

/** Makes sure that there is a browser; if it may not install one, it throws with the command to use. */
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

/** Tries to install PostgreSQL; without it, the tests that need it report that they are skipped. */
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

/** Says how to install LibreOffice, which opens exported files in tests; without it these report that they are skipped. */
export function tellLibreOffice() {
  if (['soffice', 'libreoffice'].some((name) => existsSync(join('/usr/bin', name)))) return;
  console.log(
    'LibreOffice is not installed: its tests will be skipped (Debian: sudo apt-get install libreoffice-calc libreoffice-writer).',
  );
}

/** Scripts of old pages that elements must live with, by name; undefined where Debian's package is not there. */
export function findPageLibraries() {
  const folder = '/usr/share/javascript';
  const files = {
    'Prototype 1.7': join(folder, 'prototype/prototype.js'),
    // With its compatibility with 1.2, as Debian builds it.
    'MooTools 1.4': join(folder, 'mootools/mootools.js'),
    'Bootstrap 3': join(folder, 'bootstrap/css/bootstrap.css'),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, existsSync(file) ? file : undefined]),
  );
}

/** Tries to install them; without one, the tests that need it report that they are skipped. */
export async function tryPageLibraries() {
  if (Object.values(findPageLibraries()).every(Boolean) || !mayInstall()) return;
  console.log('Installing old libraries of pages …');
  await install('libjs-prototype', 'libjs-mootools', 'libjs-bootstrap');
}
