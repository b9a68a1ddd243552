import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { OriginFindings, WidgetOrigin } from '#core/contract/main/widget-origins.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { administrator } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const checkCall = 'POST /domain/widget-origins/check';
const intranet: WidgetOrigin = { origin: 'https://intranet.musterbank.example', token: 'ab'.repeat(32) };
const proved: WidgetOrigin = { ...intranet, proof: 'file', provedAt: '2026-05-01T10:00:00Z' };

async function open(origins: readonly WidgetOrigin[], answers: Answers = {}, width = 1280) {
  const test = await openPortal('/organisation', {
    roles: administrator,
    answers: {
      'GET /domain/settings': { ...settings, widgetOrigins: origins.map(({ origin }) => origin) },
      'GET /domain/widget-origins': { origins },
      'GET /domains/audit': { items: [], more: false },
      'GET /policies': {},
      'GET /Applications': [],
      'GET /domain/SignInRules': { secondFactorRequired: false },
      'GET /domain/DigestRules': { day: 1, hour: 7, next: '2026-06-08T05:00:00.000Z' },
      ...answers,
    },
    width,
  });
  const { view } = test;
  const region = view.getByRole('region', { name: 'Proof that the pages are yours' });
  const page = view.getByRole('region', { name: intranet.origin });
  const check = page.getByRole('button', { name: `Check now: ${intranet.origin}` });
  return { ...test, region, page, check };
}
const finds = (findings: OriginFindings) => ({ [checkCall]: { origin: intranet, findings } });

describe('the proof of pages', () => {
  it.each([
    [1280, 'EN', 'Check now'],
    [390, 'DE', 'Jetzt prüfen'],
    [390, 'FR', 'Vérifier maintenant'],
    [390, 'IT', 'Verifica ora'],
  ] as const)('is accessible at %i in %s', async (width, language, button) => {
    const { view, app, page } = await open([intranet], {}, width);
    await expect.element(page).toBeVisible();
    await app.translator.setLanguage(language);
    await expect.element(view.getByText(button, { exact: true })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('says where to place which text, and gives it to be copied', async () => {
    const { page } = await open([intranet]);
    await expect
      .element(page.getByText('Not confirmed: visitors cannot ask questions from here.'))
      .toBeVisible();
    const file = `As text of the file ${intranet.origin}/.well-known/regesta-domain.txt`;
    await expect.element(page.getByRole('textbox', { name: file })).toHaveValue(intranet.token);
    await expect
      .element(page.getByRole('textbox', { name: `Or as a tag in the head of ${intranet.origin}/` }))
      .toHaveValue(`<meta name="regesta-domain" content="${intranet.token}">`);
    await expect.element(page.getByRole('button', { name: `Copy: ${file}` })).toBeVisible();
  });

  it('says how pages were proved, and offers no check of these', async () => {
    const origins = (['file', 'tag', 'operator', 'local'] as const).map((proof, index) => ({
      ...proved,
      origin: `https://a${index}.example`,
      proof,
    }));
    const { view, region } = await open(origins);
    for (const words of [
      'Confirmed by the file.',
      'Confirmed by the tag.',
      'Confirmed by the operator of Regesta.',
      /^On this machine/,
    ])
      await expect.element(region.getByText(words)).toBeVisible();
    expect(view.getByRole('button', { name: /^Check now/ }).elements()).toEqual([]);
    await expectAccessible();
  });

  it('says until when pages that were entered before are accepted', async () => {
    const { page } = await open([{ ...intranet, acceptedUntil: '2026-06-01T10:00:00Z' }]);
    await expect
      .element(page.getByText(/^Not confirmed: visitors can ask questions until 01\/06\/2026/))
      .toBeVisible();
  });

  it('is not spoken of where no page is entered, and asks the server for nothing', async () => {
    const { view, region, requestsOf } = await open([]);
    await expect.element(view.getByRole('heading', { name: 'Policies' })).toBeVisible();
    await expect.element(region).not.toBeInTheDocument();
    expect(requestsOf('GET /domain/widget-origins')).toEqual([]);
  });

  it('is made by the button alone, which the focus leaves for the name of the page', async () => {
    const { page, check, requestsOf, view } = await open([intranet], { [checkCall]: { origin: proved } });
    await expect.element(check).toBeVisible();
    expect(requestsOf(checkCall)).toEqual([]);
    await userEvent.click(check);
    await expect.element(page.getByText('Confirmed by the file.')).toBeVisible();
    expect(requestsOf(checkCall).map(({ body }) => body)).toEqual([{ origin: intranet.origin }]);
    await expect.element(check).not.toBeInTheDocument();
    await expect.element(view.getByRole('heading', { name: intranet.origin })).toHaveFocus();
    await expectAccessible();
  });

  it.each<[string, OriginFindings, readonly string[]]>([
    [
      'neither file nor tag',
      { problem: 'noToken', file: { status: 404 }, page: { status: 200 } },
      ['The text was not found.', 'File: the server answers 404', 'Start page: it has no such tag'],
    ],
    [
      'other words',
      {
        problem: 'noToken',
        file: { status: 200, text: 'other' },
        page: { status: 200, text: 'cd' },
      },
      ['File: it holds “other”', 'Start page: its tag holds “cd”'],
    ],
    [
      'a redirect and an empty file',
      {
        problem: 'noToken',
        file: { status: 200 },
        page: { status: 301, location: 'https://www.example.com/' },
      },
      ['File: it is empty', 'Start page: it redirects to https://www.example.com/, which is not followed'],
    ],
    [
      'an internal address',
      { problem: 'notPublic', found: 'intranet.musterbank.example' },
      [
        'intranet.musterbank.example is not an address of the public internet.',
        'Pages of an internal network cannot be fetched from here. Please ask the operator of Regesta to confirm the address by a command.',
      ],
    ],
    [
      'no name',
      { problem: 'noAddress', found: 'ENOTFOUND' },
      ['The name has no address on the internet (ENOTFOUND).'],
    ],
    [
      'another port',
      { problem: 'otherPort', found: 'a.example:8443' },
      [
        'Only pages at port 443 can be checked. Please ask the operator of Regesta to confirm a.example:8443 by a command.',
      ],
    ],
    [
      'no TLS',
      { problem: 'notHttps', found: 'http://a.example' },
      ['http://a.example has no https://, so it cannot be checked.'],
    ],
    [
      'no connection',
      { problem: 'unreachable', found: 'ECONNREFUSED' },
      ['No secure connection to the page (ECONNREFUSED).'],
    ],
    ['no answer', { problem: 'tooSlow', found: '5 s' }, ['The page did not answer within 5 s.']],
  ])('names what was found: %s', async (_, findings, lines) => {
    const { page, check } = await open([intranet], finds(findings));
    await userEvent.click(check);
    for (const line of lines)
      await expect.element(page.getByRole('alert').getByText(line, { exact: true })).toBeVisible();
    await expect.element(check).toBeEnabled();
    await expectAccessible();
  });

  it('says that the check was not made, and can be tried again', async () => {
    expectOnConsole(/^check the origin of pages/);
    const { page, check } = await open([intranet], { [checkCall]: () => refusal(500, 'X') });
    await userEvent.click(check);
    await expect.element(page.getByText('The check could not be made.')).toBeVisible();
    await expect.element(check).toBeEnabled();
  });

  it('says that it was not loaded', async () => {
    expectOnConsole(/^load the origins of pages/);
    const { region } = await open([intranet], { 'GET /domain/widget-origins': () => refusal(403, 'X') });
    await expect.element(region.getByText('The state of the pages could not be loaded.')).toBeVisible();
  });
});
