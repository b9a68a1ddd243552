import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChangedText } from '#core/contract/main/changed-texts.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unanswered } from '#widgets/testing/view.tsx';
import { dashboardAnswers } from '../../testing/people.ts';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';

const visitCall = 'PUT /Visits';
const changedCall = 'GET /ListOfRegulation/ChangedSince';
const changed: ChangedText = {
  regTextId: 'lamp',
  longName: 'Federal Act on Lamps',
  shortName: 'LampA',
  languages: ['EN', 'DE'],
  reason: 'inForce',
  day: '2026-05-25',
  versionDate: '2026-05-25',
  status: 'inForce',
  versionBefore: '2020-01-01',
  older: 0,
};
const wicks: ChangedText = {
  regTextId: 'wick',
  longName: 'Ordinance on the Wicks of Lamps in Buildings and on Ships',
  languages: ['DE'],
  reason: 'stored',
  day: '2026-05-22',
  versionDate: '2027-01-01',
  status: 'future',
  older: 2,
  sample: true,
};
const many = Array.from({ length: 8 }, (_, index) => ({ ...changed, regTextId: `lamp${index}` }));
const answers: Answers = {
  ...dashboardAnswers,
  [visitCall]: { since: '2026-05-20T06:30:00.000Z' },
  [changedCall]: { total: 2, texts: [changed, wicks] },
};

async function open(options: PortalOptions = {}) {
  const test = await openPortal('/dashboard', { answers, ...options });
  const name = { EN: 'New for you', DE: 'Neu für Sie', FR: 'Nouveau pour vous', IT: 'Novità per Lei' };
  const section = test.view.getByRole('region', { name: name[options.language ?? 'EN'] });
  await expect.element(section).toBeVisible();
  const rows = () =>
    section
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  return { ...test, section, rows };
}

describe('what has changed since the last visit', () => {
  it('is named with day, reason, version and status', async () => {
    const { section, rows, requestsOf } = await open();
    await expect.element(section.getByText('Since your last visit on 20/05/2026, 08:30.')).toBeVisible();
    expect(rows()).toEqual([
      '25/05/2026LampA Federal Act on LampsCame into force · Version of 25/05/2026, in forceCompare with 01/01/2020 (LampA)',
      '22/05/2026Ordinance on the Wicks of Lamps in Buildings and on Ships Sample (Invented text without legal force)Version added or revised · Version of 01/01/2027, future and 2 older ones',
    ]);
    expect(requestsOf(changedCall)[0]?.query).toEqual({ language: 'EN', since: '2026-05-20T06:30:00.000Z' });
  });

  it('leads to the version, and to what is different in it', async () => {
    const { section } = await open();
    const links = section.getByRole('link');
    await expect.element(links.first()).toBeVisible();
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      '/read/lamp?versionDate=2026-05-25',
      '/read/lamp?versionDate=2026-05-25&compare=2020-01-01',
      '/read/wick?versionDate=2027-01-01',
    ]);
    // The first link covers the row; the second one stays in front of it.
    const compare = section.getByRole('link', { name: 'Compare with 01/01/2020 (LampA)' }).element();
    const { left, top, width, height } = compare.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(compare);
  });

  it.each([
    [1280, 'EN'],
    [800, 'FR'],
    [390, 'DE'],
    [360, 'IT'],
  ] as const)('is accessible and fits at %i in %s', async (width, language) => {
    const { section } = await open({ width, language });
    await expect.element(section.getByRole('listitem').first()).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('shows five, and all on request', async () => {
    const { section, rows } = await open({
      answers: { ...answers, [changedCall]: { total: 1234, texts: many } },
    });
    await expect.poll(rows).toHaveLength(5);
    const button = section.getByRole('button');
    await expect.element(button).toHaveTextContent('Show all 8');
    await expect.element(section.getByText('The newest 8 of 1,234 changes.')).toBeVisible();
    await userEvent.click(button);
    expect(rows()).toHaveLength(8);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button).toHaveFocus();
    await expectAccessible();
    await userEvent.click(button);
    expect(rows()).toHaveLength(5);
  });

  it('is of the last 30 days at the first visit, and says so', async () => {
    const { section, requestsOf } = await open({ answers: { ...answers, [visitCall]: {} } });
    const words = 'This is your first visit. Listed are the last 30 days.';
    await expect.element(section.getByText(words)).toBeVisible();
    expect(requestsOf(changedCall)[0]?.query.since).toBe('2026-05-02T10:00:00.000Z');
  });

  it.each([
    [
      'since the last visit',
      answers[visitCall],
      'Nothing has changed since your last visit on 20/05/2026, 08:30.',
    ],
    ['at the first visit', {}, 'This is your first visit. Nothing has changed in the last 30 days.'],
  ])('is nothing %s', async (_, visit = {}, words) => {
    const { section } = await open({
      answers: { ...answers, [visitCall]: visit, [changedCall]: { total: 0, texts: [] } },
    });
    await expect.element(section.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it('says that it is loading', async () => {
    const { section } = await open({ answers: { ...answers, [visitCall]: unanswered } });
    await expect.element(section.getByRole('status')).toHaveTextContent('Loading …');
    await expectAccessible();
  });

  it.each([
    ['own', visitCall, 'Your organisation’s server cannot be reached.'],
    ['main', changedCall, 'The regulation server cannot be reached.'],
  ])('says that the %s server is away, and asks it again', async (_, call, words) => {
    expectOnConsole(/list what has changed since the last visit/);
    let isAway = true;
    const there = call === visitCall ? {} : { total: 2, texts: [changed, wicks] };
    const answer = () => (isAway ? refusal(500, 'X') : Response.json(there));
    const { section } = await open({ answers: { ...answers, [call]: answer } });
    await expect.element(section.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    await expect.element(section.getByText('LampA').first()).toBeVisible();
  });

  it('is said once of a server that fails for other parts of the page too', async () => {
    expectOnConsole(/list what has changed since the last visit|count what waits/);
    const away = () => refusal(500, 'X');
    const { view, section } = await open({
      answers: { ...answers, 'GET /statistics': away, [visitCall]: away },
    });
    const words = 'What has changed since your last visit cannot be listed at the moment.';
    await expect.element(section.getByText(words)).toBeVisible();
    expect(view.getByRole('alert').elements()).toHaveLength(1);
  });

  it('shows invented law beside real law as soon as somebody chooses so', async () => {
    const answer = (request: Request) =>
      Response.json(
        request.headers.get('regesta-samples') === 'shown'
          ? { total: 2, texts: [changed, wicks] }
          : { total: 1, texts: [changed] },
      );
    const { app, rows } = await open({ answers: { ...answers, [changedCall]: answer } });
    await expect.poll(rows).toHaveLength(1);
    app.samples.choose(true);
    await expect.poll(rows).toHaveLength(2);
  });
});
