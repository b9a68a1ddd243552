import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { LanguageCode } from '#core/contract/languages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer, lampUnits } from '#widgets/testing/lamp-act.ts';
import { comparedLamps } from '#widgets/testing/lamp-comparison.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';

/** The act in the languages that are asked for, side by side. */
function parallel(request: Request): Response {
  const languages = (new URL(request.url).searchParams.get('languages') ?? '').split(',') as LanguageCode[];
  return Response.json({
    versionDate: '2024-01-01',
    since: '2020-01-01',
    languages,
    missing: [],
    total: lampUnits.length,
    from: 0,
    units: lampUnits.map((unit) => ({
      id: unit.id,
      aligned: 'paragraphs',
      columns: languages.map(() => unit),
      uneven: [],
    })),
    outline: lampUnits.map(({ id, kind }) => ({ id, kind, size: 200 })),
  });
}
const answers: Answers = {
  ...aLampServer(),
  'GET /Comparison/lamp/lamp': comparedLamps,
  'GET /RegText/Parallel/lamp': parallel,
  'GET /SolrDataSearch/PreviousRegArtVersions/lamp~1/DE': [],
};

async function open(address: string, options: PortalOptions = {}) {
  const test = await openPortal(address, { answers, ...options });
  const { view } = test;
  const press = (name: string | RegExp) => userEvent.click(view.getByRole('button', { name }).first());
  const choose = async (menu: string, item: string | RegExp) => {
    await press(menu);
    await userEvent.click(view.getByRole('menuitem', { name: item }));
  };
  const fullPath = () => `${test.path()}${window.location.hash}`;
  return { ...test, press, choose, fullPath };
}
async function openText(address = '/read/lamp/1', options: PortalOptions = {}) {
  const test = await open(address, options);
  await expect.element(test.view.getByText('It applies at night.').first()).toBeVisible();
  return test;
}

describe('the page of a text', () => {
  it.each([
    ['EN', 1280],
    ['DE', 390],
  ] as const)('is accessible and as wide as the window: %s, %i', async (language, width) => {
    const { view } = await openText('/read/lamp/1', { language, width });
    await expect.element(view.getByRole('heading', { level: 1, name: /^Lamp Act/ })).toBeVisible();
    await expect.poll(() => document.title).toBe('Lamp Act – Regesta');
    await expectAccessible(['heading-order']);
    expectNoSidewaysScroll();
  });

  it('says that it is loading', async () => {
    const { view } = await open('/read/lamp', {
      answers: { ...answers, 'GET /ListOfRegulation/RegTextID/lamp': () => new Promise(() => {}) },
    });
    await expect.element(view.getByRole('main').getByText('Loading …').first()).toBeInTheDocument();
    expect(document.title).toBe('lamp – Regesta');
    await expectAccessible();
  });

  it('writes into the address where somebody reads, in the same entry of the history', async () => {
    const { press, path } = await openText();
    const { length } = window.history;
    await press('Next article');
    await expect.poll(path).toBe('/read/lamp/2');
    expect(window.history.length).toBe(length);
  });

  it('leads to another version in an entry of its own', async () => {
    const { view, press, path } = await openText();
    await press('As of 1 January 2024');
    await userEvent.click(view.getByRole('menuitemradio', { name: /^1 January 2020/ }));
    await expect.poll(path).toBe('/read/lamp/1?versionDate=2020-01-01');
    window.history.back();
    await expect.poll(path).toBe('/read/lamp/1');
  });

  it('reads in the language of the address, until another is chosen in the bar', async () => {
    const { view, path, requests } = await openText('/read/lamp/1?language=DE');
    const textOf = () => requests.filter(({ call }) => call === 'GET /RegText/lamp').at(-1)?.query.language;
    expect(textOf()).toBe('DE');
    const picker = view.getByRole('group', { name: 'Document language' });
    await expect
      .element(picker.getByRole('button', { name: 'DE, Deutsch' }))
      .toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(picker.getByRole('button', { name: 'EN, English' }));
    await expect.poll(path).toBe('/read/lamp/1');
    await expect.poll(textOf).toBe('EN');
  });

  it('leaves the chosen language out of the address, and names another', async () => {
    const { choose, path } = await openText();
    await choose('More', 'Read in German');
    await expect.poll(path).toBe('/read/lamp/1?language=DE');
    await choose('More', 'Read in English');
    await expect.poll(path).toBe('/read/lamp/1');
  });

  it('leads to the terms of the text, to a comparison, and to languages side by side', async () => {
    expectOnConsole(/load the glossary/);
    const { choose, path, view } = await openText();
    await choose('More', 'Languages side by side');
    await expect.poll(path).toBe('/read/lamp/1?languages=en,de');
    await expect.element(view.getByRole('heading', { level: 1, name: /^Lamp Act/ })).toBeVisible();
    window.history.back();
    await choose('More', 'Compare versions');
    await expect.poll(path).toBe('/read/lamp?versionDate=2024-01-01&compare=2020-01-01&at=1');
    window.history.back();
    await choose('More', 'Defined terms');
    await expect.poll(path).toBe('/glossary?document=lamp');
    await expect.element(view.getByRole('alert')).toBeVisible();
  });

  it('marks the words by which a search led here, until they are removed', async () => {
    const { view, press } = await open('/read/lamp/1');
    window.history.replaceState({ found: { article: '1', words: ['night', 'lamps'] } }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(view.getByText('2 words marked')).toBeVisible();
    await expectAccessible(['heading-order']);
    await press('Remove marks');
    await expect.element(view.getByText('2 words marked')).not.toBeInTheDocument();
    expect(window.history.state).toBeNull();
  });

  it('has the pages of the PDF as an address, and says where there are none', async () => {
    const { view, fullPath, press } = await openText('/read/lamp/1#1%5E2');
    await userEvent.click(view.getByText('PDF', { exact: true }));
    await expect.element(view.getByText('There is no PDF of this version.')).toBeVisible();
    expect(fullPath()).toBe('/read/lamp/1?view=pdf#1%5E2');
    await expectAccessible(['heading-order']);
    await press('Read as text');
    await expect.element(view.getByText('It applies at night.').first()).toBeVisible();
    expect(fullPath()).toBe('/read/lamp/1#1%5E2');
  });

  it('is asked for once where there is no such document', async () => {
    expectOnConsole(/open the document|load the (contents|text)/);
    const missing = () => refusal(404, 'REGULATION_NOT_FOUND');
    const calls = ['ListOfRegulation/RegTextID', 'TableOfContent/V2/RegTextID', 'RegText'].map(
      (path) => `GET /${path}/lampp`,
    );
    const { view, requests } = await open('/read/lampp/1', {
      answers: {
        ...answers,
        ...Object.fromEntries(calls.map((call) => [call, missing])),
        'GET /ListOfRegulation/Near': [
          {
            regTextId: 'lamp',
            title: 'Lamp Act',
            longName: 'Lamp Act',
            sourceNumber: '941.7',
            sample: false,
          },
        ],
      },
    });
    await expect.element(view.getByRole('heading', { level: 1, name: 'No such document' })).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: /^Lamp Act/ }))
      .toHaveAttribute('href', '/read/lamp/1?language=EN');
    expect(requests.map(({ call }) => call).filter((call) => call.includes('lampp'))).toEqual(
      expect.arrayContaining(calls),
    );
    expect(requests.filter(({ call }) => call.includes('lampp'))).toHaveLength(calls.length);
    await expectAccessible(['heading-order']);
  });

  it('is none where the address is damaged', async () => {
    const { view } = await open('/read/%E4');
    await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('a comparison in the portal', () => {
  const address = '/read/lamp?versionDate=2024-01-01&compare=2020-01-01';

  it('has its title, writes its settings into the address, and leads back to the text', async () => {
    const { view, path, press } = await open(address);
    await expect.element(view.getByText('Oil is clear.').first()).toBeVisible();
    expect(document.title).toBe('Comparison: LampA – Regesta');
    await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(['heading-order']);
    await userEvent.click(view.getByText('In the text', { exact: true }));
    await expect.poll(path).toBe(`${address}&layout=inline`);
    await press('Back to the text');
    await expect.poll(path).toMatch(/^\/read\/lamp(\/\w+)?\?versionDate=2024-01-01$/);
  });

  it('fits a phone, in German', async () => {
    const { view } = await open(address, { language: 'DE', width: 390 });
    await expect.element(view.getByText('Oil is clear.').first()).toBeVisible();
    expect(document.title).toBe('Vergleich: LampA – Regesta');
    await expectAccessible(['heading-order']);
    expectNoSidewaysScroll();
  });
});

describe('languages side by side in the portal', () => {
  it('have their title, and lead back to the text', async () => {
    const { view, path, press } = await open('/read/lamp/1?languages=en,de');
    await expect.element(view.getByText('It applies at night.').first()).toBeVisible();
    expect(document.title).toBe('Lamp Act, languages side by side – Regesta');
    await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
    await press('Back to the text');
    await expect.poll(path).toBe('/read/lamp/1');
  });

  it('begin with the language that is chosen in the bar', async () => {
    const { view, path } = await open('/read/lamp/1?languages=en,de', {
      answers: { ...answers, 'PUT /users/7': () => new Promise(() => {}) },
    });
    await expect.element(view.getByText('It applies at night.').first()).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'DE, Deutsch' }));
    await expect.poll(path).toBe('/read/lamp/1?languages=de,en');
    await userEvent.click(view.getByRole('button', { name: 'FR, Français' }));
    await expect.poll(path).toBe('/read/lamp/1?languages=fr,en');
  });

  it.each([
    ['one alone', 'en', 'EN', '/read/lamp/1'],
    ['one that does not exist', 'en,de,rm', 'EN, DE, RM', '/read/lamp/1?languages=en,de'],
  ])('say which of the address cannot be read, and leave them out: %s', async (_, named, list, left) => {
    const { view, path, press } = await open(`/read/lamp/1?languages=${named}`);
    const message = view.getByText(
      `The address names “${list}”. Two to four of these languages can be read side by side: DE, FR, IT and EN.`,
    );
    await expect.element(message).toBeVisible();
    expect(path()).toBe(left);
    await expect.element(view.getByText('It applies at night.').first()).toBeVisible();
    await expectAccessible(['heading-order']);
    await press('Close');
    await expect.element(message).not.toBeInTheDocument();
  });
});
