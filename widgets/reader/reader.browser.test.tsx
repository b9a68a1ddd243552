import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { reconnections } from '#core/reconnection.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer, lampUnits } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';

const documentCall = 'GET /ListOfRegulation/RegTextID/lamp';
const textCall = 'GET /RegText/lamp';
const unknownDocument = (name: string, status = 404, code = 'REGULATION_NOT_FOUND'): Answers => {
  const answer = () => refusal(status, code);
  return {
    [`GET /ListOfRegulation/RegTextID/${name}`]: answer,
    [`GET /TableOfContent/V2/RegTextID/${name}`]: answer,
    [`GET /RegText/${name}`]: answer,
  };
};
const nearLamp = {
  regTextId: 'lamp',
  title: 'Lamp Act, LampA',
  longName: 'Federal Act on Lamps (Lamp Act, LampA)',
  sourceNumber: '941.7',
  sample: false,
};

describe('a reader', () => {
  it.each([
    ['three columns', 1280, ['navigation', 'complementary']],
    ['two columns', 1000, ['navigation']],
    ['one column', 700, []],
    ['a phone', 390, []],
  ])('is accessible: %s', async (_, width, sides) => {
    const { view } = await openReader({ width });
    await expect.element(view.getByRole('heading', { level: 2, name: /^Lamp Act/ })).toBeVisible();
    for (const side of ['navigation', 'complementary'] as const)
      expect(view.getByRole(side).elements()).toHaveLength(sides.includes(side) ? 1 : 0);
    await expectAccessible();
  });

  it.each([
    ['both names where there is room', 1600, /Lamp Act, LampA/],
    ['the short one alone where there is not, never half a name', 640, /^LampA/],
  ])('has in its bar %s', async (_, width, seen) => {
    const answers = aLampServer();
    const lamp = {
      ...(answers[documentCall] as object),
      longName: 'Federal Act on Lanterns and other Lamps in the Streets (Lamp Act, LampA)',
      shortNames: { EN: 'LampA', DE: 'LampA' },
      sourceNumber: '731.5',
    };
    const { view } = await openReader({ answers: { ...answers, [documentCall]: lamp }, width });
    const title = view.getByRole('heading', { level: 2, name: 'Lamp Act, LampA SR 731.5' });
    await expect.element(title).toBeVisible();
    const box = title.element().getBoundingClientRect();
    const inSight = [...title.element().children].filter((part) => {
      const { top, bottom, right } = part.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom + 1 && right <= box.right + 1;
    });
    const words = inSight.map((part) => part.textContent).join('');
    expect(words).toMatch(seen);
    expect(words).toMatch(/731\.5$/);
  });

  it('says that it is loading, and asks for document, contents and text at once', async () => {
    const document = Promise.withResolvers<Response>();
    const { view, requests } = await openReader({
      answers: { ...aLampServer(), [documentCall]: () => document.promise },
      until: 'Loading …',
    });
    await expectAccessible();
    expect(requests.map(({ call }) => call)).toEqual(
      expect.arrayContaining([documentCall, textCall, 'GET /TableOfContent/V2/RegTextID/lamp']),
    );
    expect(view.getByText('It applies at night.').elements()).toEqual([]);
  });

  it.each([1280, 1000, 700])('has its columns while it loads, where they stay: %i', async (width) => {
    const gate = Promise.withResolvers<void>();
    const answers = aLampServer();
    const { [documentCall]: whole } = answers;
    answers[documentCall] = async () => {
      await gate.promise;
      return Response.json(whole);
    };
    const { view } = await openReader({ answers, width, until: 'Loading …' });
    const boxes = () =>
      [...document.querySelectorAll('main nav, main aside')].map((column) => {
        const { left, width: wide } = column.getBoundingClientRect();
        return [column.tagName, left, wide];
      });
    const before = boxes();
    gate.resolve();
    await expect.element(view.getByText('It applies at night.')).toBeVisible();
    expect(before).toEqual(boxes());
    expect(before).toHaveLength({ 1280: 2, 1000: 1 }[width] ?? 0);
  });

  it.each<[string, Answers[string] | undefined, string, boolean]>([
    ['the server is away', undefined, 'The regulation server cannot be reached.', true],
    ['the server fails', () => refusal(500, 'X'), 'The regulation server cannot be reached.', true],
    ['it is refused', () => refusal(403, 'X'), 'The document could not be opened.', true],
  ])('says why it does not open: %s', async (_, answer, words, canRetry) => {
    expectOnConsole(/open the document/);
    const answers = aLampServer();
    const { [documentCall]: whole } = answers;
    if (answer) answers[documentCall] = answer;
    else delete answers[documentCall];
    const { view } = await openReader({ answers, until: words });
    await expectAccessible();
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(canRetry ? 1 : 0);
    if (!canRetry) return;
    if (whole) answers[documentCall] = whole;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('It applies at night.')).toBeVisible();
  });

  it.each([
    [
      '1999-01-01',
      'No version is loaded for 1 January 1999.',
      ['First version: 1 January 2020', 'Version in force today'],
    ],
    [
      '1999-02-30',
      '“1999-02-30” is not a day of the calendar.',
      ['First version: 1 January 2020', 'Version in force today'],
    ],
    [undefined, 'This document has no version in force.', ['First version: 1 January 2020']],
  ])('offers the versions there are where there is none of a day: %s', async (versionDate, words, offers) => {
    expectOnConsole(/open the document/);
    const answers = aLampServer();
    const whole = answers[documentCall];
    answers[documentCall] = () => refusal(404, 'VERSION_NOT_FOUND');
    answers['GET /ListOfRegulation/Near'] = [nearLamp];
    const { view, onNavigate } = await openReader({ answers, versionDate, until: words });
    await expect.element(view.getByRole('heading', { name: 'Lamp Act, LampA' })).toBeVisible();
    await expect.element(view.getByRole('button', { name: offers[0] ?? '' })).toBeVisible();
    expect(view.getByRole('button').elements().map(wordsOf)).toEqual(offers);
    await expectAccessible();
    if (whole) answers[documentCall] = whole;
    await userEvent.click(view.getByRole('button', { name: offers.at(-1) ?? '' }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({
      regTextId: 'lamp',
      language: 'EN',
      versionDate: offers.length > 1 ? undefined : '2020-01-01',
    });
    await expect.element(view.getByText('It applies at night.')).toBeVisible();
  });

  it('offers documents with similar names where there is no such document, at the same place', async () => {
    expectOnConsole(/open the document|load the (contents|text)/);
    const lamp = aLampServer();
    const { view, onNavigate, requestsOf } = await openReader({
      regTextId: 'lampp',
      article: '2',
      sources: '/read',
      answers: { ...lamp, ...unknownDocument('lampp'), 'GET /ListOfRegulation/Near': [nearLamp] },
      until: 'The collection has no document called “lampp”.',
    });
    await expect.element(view.getByRole('heading', { level: 2, name: 'No such document' })).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'All regulations' }))
      .toHaveAttribute('href', '/read');
    const offer = view.getByRole('link', { name: 'Lamp Act, LampA SR 941.7 Federal Act on Lamps' });
    await expect.element(offer).toHaveAttribute('href', '#/2');
    await expectAccessible();
    expect(requestsOf('GET /ListOfRegulation/Near').map(({ query }) => query)).toEqual([
      { name: 'lampp', language: 'EN' },
    ]);
    await userEvent.click(offer);
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '2', language: 'EN' });
    await expect.element(view.getByText('It applies at night.')).toBeVisible();
  });

  it.each<[string, Answers]>([
    ['no name is similar', { 'GET /ListOfRegulation/Near': [] }],
    ['similar names do not come', {}],
  ])('says that there is no such document where %s', async (_, answers) => {
    expectOnConsole(/open the document|load the (contents|text)|find similar names/);
    const { view } = await openReader({
      regTextId: 'x y',
      answers: { ...unknownDocument('x y', 400, 'INVALID_REQUEST'), ...answers },
      until: 'The collection has no document called “x y”.',
    });
    await expect.element(view.getByRole('heading', { level: 2, name: 'No such document' })).toBeVisible();
    expect(view.getByRole('link').elements()).toEqual([]);
    expect(view.getByRole('button').elements()).toEqual([]);
    await expectAccessible();
  });

  it('goes on by itself at the same place when the server answers again', async () => {
    expectOnConsole(/open the document/);
    const answers = aLampServer();
    const { [documentCall]: whole } = answers;
    delete answers[documentCall];
    const { view, app } = await openReader({
      article: '3',
      answers,
      until: 'The regulation server cannot be reached.',
    });
    await expect.element(view.getByText(/^What has loaded stays readable/)).toBeVisible();
    await expect.element(view.getByText(/^(Next attempt in \d s|Trying to reach it …)$/)).toBeVisible();
    await expectAccessible();
    answers[documentCall] = whole ?? {};
    answers['GET /health'] = { status: 'ok' };
    window.dispatchEvent(new Event('online'));
    await expect.element(view.getByText(/^Oil is clear/)).toBeVisible();
    expect(app.part(reconnections).main.$next.get()).toBeUndefined();
  });

  it('offers the languages there are where it is not in the one asked for', async () => {
    expectOnConsole(/load the (contents|text)/);
    const { view, onNavigate } = await openReader({
      language: 'FR',
      answers: {
        ...aLampServer(),
        'GET /TableOfContent/V2/RegTextID/lamp': () => refusal(404, 'LANGUAGE_NOT_FOUND'),
        [textCall]: () => refusal(404, 'LANGUAGE_NOT_FOUND'),
      },
      until: 'Lamp Act, as of 1 January 2024, is not available in French. It exists in German and English.',
    });
    const labels = view.getByRole('button').elements().map(wordsOf);
    expect(labels).toEqual(['Read in German', 'Read in English', 'Newest version in French: 1 January 2020']);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: /^Newest version in French/ }));
    expect(onNavigate.mock.calls).toEqual([
      [expect.objectContaining({ regTextId: 'lamp', language: 'FR', versionDate: '2020-01-01' }), 'push'],
    ]);
  });

  it('says that a part of the text failed, and loads it again', async () => {
    expectOnConsole(/load a part of the text/);
    let isAway = true;
    const { view } = await openReader({
      answers: {
        ...aLampServer(),
        [textCall](request: Request) {
          const from = Number(new URL(request.url).searchParams.get('from'));
          if (from > 0 && isAway) return refusal(500, 'X');
          const units = from === 0 ? lampUnits.slice(0, 2) : lampUnits.slice(from);
          return Response.json({ versionDate: '2024-01-01', total: lampUnits.length, from, units });
        },
      },
    });
    await expect
      .element(view.getByRole('alert').getByText(/^The regulation server cannot be reached/))
      .toBeVisible();
    await expectAccessible(['heading-order']);
    // Not before the click, since the reader also loads by itself what comes near.
    document.addEventListener('click', () => (isAway = false), { once: true, capture: true });
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText(/^Oil is clear/)).toBeInTheDocument();
    expect(view.getByRole('alert').elements()).toEqual([]);
  });

  it('tells its host what it has opened', async () => {
    const onOpened = vi.fn();
    await openReader({ onOpened, article: '3', until: /Oil is clear/ });
    await expect
      .poll(() => onOpened.mock.calls)
      .toEqual([
        [{ regTextId: 'lamp', name: 'Lamp Act', id: '3', language: 'EN', versionDate: '2024-01-01' }],
      ]);
  });
});

describe('what is said over the text', () => {
  it.each([
    [
      'an earlier version',
      { status: 'past', validUntil: '2023-12-31', versionDate: '2020-01-01' } as const,
      {},
      ['Earlier version', 'of 1 January 2020, in force until 31 December 2023'],
    ],
    [
      'one to come',
      { status: 'future', versionDate: '2027-01-01' } as const,
      {},
      ['Future version', 'in force from 1 January 2027, as far as known today'],
    ],
    [
      'one that ended',
      { status: 'past', versionDate: '2020-01-01', currentVersion: undefined } as const,
      {},
      ['Earlier version', 'of 1 January 2020, no longer in force. No version is in force today.'],
    ],
    [
      'today’s version on a later day',
      {},
      { versionDate: '2026-12-31' },
      ['On 31 December 2026:', 'Version of 1 January 2024, as far as known today'],
    ],
    [
      'one that is only published',
      { status: 'published', currentVersion: undefined } as const,
      {},
      ['Published', 'on 1 January 2024, not in force as far as known. No version is in force today.'],
    ],
    [
      'one of a repealed act',
      { status: 'repealed', validUntil: '2024-12-31', currentVersion: undefined } as const,
      {},
      ['Repealed', 'of 1 January 2024, in force until 31 December 2024. No version is in force today.'],
    ],
  ])('is which version it is: %s', async (_, differing, props, words) => {
    const { view, onNavigate } = await openReader({ answers: aLampServer(differing), ...props });
    const note = view.getByRole('note');
    await expect.element(note).toBeVisible();
    for (const each of words) await expect.element(note.getByText(each, { exact: true })).toBeVisible();
    await expectAccessible();
    const back = view.getByRole('button', { name: 'Version in force today' });
    if ('currentVersion' in differing) return expect(back.elements()).toEqual([]);
    await userEvent.click(back);
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', versionDate: undefined });
  });

  it.each([1280, 390])('is the version, the act, the collection and the legal status: %i', async (width) => {
    const { view } = await openReader({ width });
    expect(view.getByRole('note').elements()).toEqual([]);
    const facts =
      'Version of 1 January 2024 · Invented text without legal force · Act in force since 1 July 2001 · ' +
      'Collection as of 1 May 2026';
    await expect.element(view.getByText(facts, { exact: true })).toBeVisible();
  });

  it('is one line on a phone, which opens', async () => {
    const { view } = await openReader({ width: 390 });
    const line = view.getByText(/^Version of .* Invented text/);
    const height = () => line.element().getBoundingClientRect().height;
    const button = view.getByRole('button', { name: 'Show the whole line' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    const closed = height();
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    expect(height()).toBeGreaterThan(closed * 1.5);
    await expectAccessible();
  });

  it('needs no button where there is room for it', async () => {
    const { view } = await openReader({ width: 1280 });
    await expect.element(view.getByText(/^Version of .* Invented text/)).toBeVisible();
    expect(view.getByRole('button', { name: 'Show the whole line' }).elements()).toEqual([]);
  });

  it('is that an English text of Swiss law has no legal force', async () => {
    const { view } = await openReader({
      answers: aLampServer({ source: 'classified', legalStatus: 'translation' }),
    });
    await expect.element(view.getByText(/· Translation for information only, not binding ·/)).toBeVisible();
  });

  it.each([
    [
      'an article',
      { article: '9' },
      'Art. 9 was not found in this version. Shown is Art. 4.',
      ['Art. 3', 'Art. 4'],
    ],
    [
      'a paragraph',
      { article: '1', path: '1^7' },
      'Art. 1 para. 7 was not found in this version. Shown is Art. 1.',
      [],
    ],
  ])('is that the place asked for is not there, and what is near: %s', async (_, place, words, near) => {
    const { view, onNavigate } = await openReader({ ...place, until: words });
    const links = view.getByRole('status').getByRole('link');
    await expect.poll(() => links.elements().map(wordsOf)).toEqual(near);
    expect(view.getByRole('status').getByText(words).elements()).toHaveLength(1);
    await expect.element(view.getByRole('heading', { name: 'Chapter 1: Light' })).toBeInTheDocument();
    await expectAccessible();
    if (near.length === 0) return;
    await userEvent.click(links.first());
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '3' });
    await expect.element(view.getByText(words)).not.toBeInTheDocument();
  });
});
