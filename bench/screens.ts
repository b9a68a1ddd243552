import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { addresses } from '../e2e/addresses.ts';
import { signInByCalls, storedSession } from '../e2e/people.ts';
import { startProduct } from '../e2e/product.ts';
import { hasSharedData, sharedData } from '../e2e/shared-data.ts';

/*
 * Pictures of every screen, to be judged by the rubric of docs/screens.md: `npm run proof -- screens [NAME …]`
 * writes them to test-results/screens, those of the screens whose name contains one of the NAMEs. Shows real
 * laws where ../shared/data lies beside the project, otherwise, and with `--sample`, the sample. `NAME-print.pdf` is the screen as it is
 * printed; where poppler is installed (`pdftoppm`), its first sheets are pictures too.
 */

type Screen = {
  name: string;
  path: string;
  person?: 'admin' | 'owner' | 'nobody' | 'tester';
  /** What a person does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
};

const wide = { width: 1440, height: 900 };
const layouts = [
  { name: '1440-light', viewport: wide, colorScheme: 'light', touch: false },
  { name: '1440-dark', viewport: wide, colorScheme: 'dark', touch: false },
  { name: '1024-light', viewport: { width: 1024, height: 768 }, colorScheme: 'light', touch: false },
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light', touch: true },
] as const;

/** Sample law has comments; it is left out where real law is imported. */
const hasRealLaw = hasSharedData && !process.argv.includes('--sample');

const act = hasRealLaw ? 'bankg' : 'bankg-m';
const article = hasRealLaw ? '37h' : '5';

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('BankG 37h');
  await page.getByRole('option').nth(1).waitFor({ timeout: 10_000 });
}

async function typeInSearchBox(page: Page) {
  await page.keyboard.press('/');
  await page.keyboard.type('37h BankG Einlagensicherung Frist');
}

async function openComment(page: Page) {
  await page
    .getByRole('button', { name: /^Einzelheiten zu/ })
    .first()
    .click();
}

/** Where nothing is open beside the text yet, a number in the margin opens it. */
async function openComments(page: Page) {
  await page
    .getByRole('button', { name: /^\d+ Kommentare? / })
    .first()
    .click();
}

async function writeComment(page: Page) {
  await openComments(page);
  await page.getByText('Kommentieren, mit @ erwähnen').first().click();
  await page.getByRole('textbox', { name: 'Kommentar' }).first().pressSequentially('Frist prüfen, @');
}

async function answer(page: Page) {
  await openComments(page);
  await page.getByRole('tab', { name: 'Nachweis' }).click();
  await page.getByRole('button', { name: 'Beantworten' }).click();
}

const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/', person: 'nobody' },
  { name: 'login-by-email', path: '/loginbyemail', person: 'nobody' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'sources', path: '/read' },
  { name: 'reader', path: `/read/${act}/${article}` },
  { name: 'reader-deep', path: hasRealLaw ? '/read/dsg/6#6%5E3' : `/read/${act}/${article}` },
  { name: 'reader-tables', path: hasRealLaw ? '/read/dbg/36' : `/read/${act}/7` },
  { name: 'reader-pdf', path: `/read/${act}/${article}?view=pdf` },
  {
    name: 'comparison',
    path: hasRealLaw
      ? '/read/bankg/37h?versionDate=2023-01-01&compare=2021-08-01'
      : '/read/bankg-m/5?versionDate=2024-01-01&compare=2022-01-01',
  },
  {
    name: 'comparison-whole',
    path: hasRealLaw
      ? '/read/bankg?versionDate=2023-01-01&compare=2021-08-01'
      : '/read/bankg-m?versionDate=2024-01-01&compare=2022-01-01',
  },
  { name: 'languages-two', path: `/read/${act}/${article}?languages=de,fr` },
  {
    name: 'languages-four',
    path: hasRealLaw ? '/read/dsg/6?languages=de,fr,it,en' : `/read/${act}/5?languages=de,fr,it,en`,
  },
  { name: 'search', path: '/search/DE/DE/Einlagensicherung%20Frist' },
  { name: 'search-open', path: '/search/DE/DE/Einlagensicherung', act: typeInSearchBox },
  { name: 'search-nothing', path: '/search/DE/DE/Xylofonkonzert' },
  { name: 'palette', path: `/read/${act}/${article}`, act: openPalette },
  { name: 'glossary', path: '/glossary' },
  { name: 'topics', path: '/topic/landing' },
  { name: 'support', path: '/support' },
  { name: 'own-account', path: '/user/EditOwnAccount' },
  { name: 'change-password', path: '/users/change-password' },
  { name: 'users', path: '/users/registered' },
  { name: 'invites', path: '/users/invites' },
  { name: 'invite', path: '/users/invite' },
  { name: 'audit', path: '/audit' },
  { name: 'organisation', path: '/organisation' },
  { name: 'domains', path: '/domains', person: 'owner' },
  { name: 'comments', path: '/comments' },
  { name: 'comments-open', path: '/comments', act: openComment },
  { name: 'comments-none', path: '/comments?text=Xylofonkonzert' },
  { name: 'reader-comments', path: `/read/${act}/${article}`, act: openComments },
  { name: 'reader-comment-editor', path: `/read/${act}/${article}`, act: writeComment },
  { name: 'changes', path: '/changes', person: 'owner' },
  { name: 'assurance', path: '/assurance' },
  { name: 'reader-assurance', path: `/read/${act}/${article}`, act: answer },
  { name: 'unknown-act', path: '/read/bankgg/3' },
  { name: 'no-access', path: '/users/registered', person: 'tester' },
  { name: 'not-found', path: '/no/such/page' },
];

async function contextFor(
  browser: Browser,
  person: NonNullable<Screen['person']>,
  { viewport, colorScheme, touch }: (typeof layouts)[number],
): Promise<BrowserContext> {
  const stored = {
    ...(person === 'nobody' ? {} : storedSession(await signInByCalls(person))),
    'regesta-interface-language': 'DE',
    'regesta-document-language': 'DE',
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: addresses.main, localStorage }] };
  return browser.newContext({
    viewport,
    colorScheme,
    hasTouch: touch,
    isMobile: touch,
    storageState,
    locale: 'de-CH',
  });
}

async function photograph(context: BrowserContext, { name, path, act }: Screen, file: string) {
  const page = await context.newPage();
  try {
    await page.goto(`${addresses.main}${path}`, { waitUntil: 'networkidle' });
    await page
      .locator('main [role="status"] [aria-hidden="true"]')
      .waitFor({ state: 'detached', timeout: 15_000 });
    await act?.(page);
    // What opens and scrolls has an end that no event tells.
    await page.waitForTimeout(700);
    await page.screenshot({ path: file });
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

/** Most sheets of a print that are looked at: whole acts have dozens. */
const printedSheets = 6;

/** The screen as it comes out of the printer, on A4 and without backgrounds, as browsers print by themselves. */
async function print(context: BrowserContext, { name, path }: Screen, file: string) {
  const page = await context.newPage();
  try {
    await page.goto(`${addresses.main}${path}`, { waitUntil: 'networkidle' });
    const margin = '12mm';
    await page.pdf({
      path: `${file}.pdf`,
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
    const pictures = ['-png', '-r', '60', '-l', String(printedSheets), `${file}.pdf`, file];
    const { error } = spawnSync('pdftoppm', pictures);
    if (error && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } catch (error) {
    console.error(`${name}, printed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

/** Invites and what they leave in the log, so that lists of an organisation are seen with entries. */
async function inviteSome(): Promise<void> {
  const { token, baseUrl } = await signInByCalls('admin');
  for (const [email, roles] of [
    ['franziska.oberholzer@musterbank.example', ['READER', 'COMMENT_EDITOR']],
    ['luca.bernasconi@musterbank.example', ['READER']],
    ['anne-sophie.delacretaz@musterbank.example', ['READER', 'CHANGE_EDITOR', 'ADMINISTRATOR']],
  ] as const) {
    const response = await fetch(`${baseUrl}/api/v1/invites/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ email, roles }),
    });
    if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  }
}

const requested = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = screens.filter(
  ({ name }) => requested.length === 0 || requested.some((part) => name.includes(part)),
);
const folder = resolve(import.meta.dirname, '../test-results/screens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startProduct({
  mainPort: addresses.mainPort,
  domainPort: addresses.domainPort,
  imports: hasRealLaw ? [join(sharedData, 'fedlex-akn'), join(sharedData, 'reconstructed-akn')] : [],
});
const browser = await chromium.launch({
  executablePath: process.env.REGESTA_CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await inviteSome();
  for (const layout of layouts)
    for (const person of new Set(chosen.map((screen) => screen.person ?? 'admin'))) {
      const context = await contextFor(browser, person, layout);
      for (const screen of chosen.filter((one) => (one.person ?? 'admin') === person))
        await photograph(context, screen, join(folder, `${screen.name}-${layout.name}.png`));
      // Once for each screen; what it looks like in the browser makes no difference on paper.
      if (layout === layouts[0])
        for (const screen of chosen.filter((one) => (one.person ?? 'admin') === person && !one.act))
          await print(context, screen, join(folder, `${screen.name}-print`));
      await context.close();
      console.log(`${layout.name}, ${person}`);
    }
} finally {
  await browser.close();
  await stop();
}
