import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { comparisonTexts } from '#core/i18n/comparison.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampVersions } from '#widgets/testing/lamp-act.ts';
import { type Answers, aTestApp, refusal, renderIn, unanswered } from '#widgets/testing/view.tsx';
import { ComparisonView } from './ComparisonView.tsx';

const compareCall = 'GET /Comparison/lamp/lamp';

type Options = { compare?: string; versionDate?: string; other?: string; answers?: Answers };

async function open(answer: Answers[string], options: Options = {}) {
  const { compare = '2020-01-01', versionDate, other, answers } = options;
  const { app, requestsOf } = aTestApp([comparisonTexts], {
    [compareCall]: answer,
    ...(other ? { [`GET /Comparison/${other}/lamp`]: answer } : {}),
    ...answers,
    'GET /ListOfRegulation/AllVersions/lamp': lampVersions,
  });
  const [onNavigate, onClose] = [vi.fn(), vi.fn()];
  const view = await renderIn(
    app,
    <ComparisonView
      regTextId="lamp"
      language="FR"
      versionDate={versionDate}
      view={{ compare, with: other }}
      href={() => '#'}
      onNavigate={onNavigate}
      onClose={onClose}
    />,
  );
  return { view, requestsOf, onNavigate, onClose };
}

it('says that it is loading', async () => {
  const { view } = await open(unanswered);
  await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
  await expectAccessible();
});

it.each([
  [404, 'PARAGRAPH_NOT_FOUND', 'This provision is in neither of the two versions.'],
  [400, 'INVALID_REQUEST', 'The address of this comparison names no date or place that there can be.'],
  [
    413,
    'COMPARISON_TOO_LARGE',
    'The texts are too large to be compared as a whole. Open an article to compare it alone.',
  ],
])('leads back where another try is of no use: %i %s', async (status, code, words) => {
  expectOnConsole(/compare texts/);
  const { view, onClose } = await open(() => refusal(status, code));
  await expect.element(view.getByText(words)).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Comparison' })).toBeVisible();
  expect(view.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  await expectAccessible();
  await userEvent.click(view.getByRole('button', { name: 'Back to the text' }).last());
  expect(onClose).toHaveBeenCalledOnce();
});

const unknown = (regTextId: string) => () =>
  refusal(404, 'REGULATION_NOT_FOUND', `there is no regulation ${regTextId}`, regTextId);

it('offers documents with similar names where one of the two does not exist', async () => {
  expectOnConsole(/compare texts/);
  const { view, onNavigate } = await open(unknown('lmap'), {
    other: 'lmap~2',
    answers: {
      'GET /ListOfRegulation/Near': [
        {
          regTextId: 'lampv',
          title: 'Lamp Ordinance',
          longName: 'Lamp Ordinance',
          sourceNumber: '941.7',
          sample: true,
        },
      ],
    },
  });
  await expect.element(view.getByText('The collection has no document called “lmap”.')).toBeVisible();
  await expect.element(view.getByRole('link', { name: /^Lamp Ordinance Sample/ })).toBeVisible();
  expect(view.getByRole('link').elements()).toHaveLength(1);
  await expectAccessible();
  await userEvent.click(view.getByRole('link', { name: /^Lamp Ordinance/ }));
  expect(onNavigate.mock.lastCall?.slice(0, 2)).toMatchObject([{ regTextId: 'lamp' }, { with: 'lampv~2' }]);
});

it.each<[string, string, string, Answers]>([
  ['while similar names load', 'lmap', 'lamp', { 'GET /ListOfRegulation/Near': unanswered }],
  ['where similar names do not come', 'lmap', 'lamp', {}],
  ['of the text itself', 'lamp', 'oil', { 'GET /ListOfRegulation/Near': [] }],
])('calls only that text missing that the server misses: %s', async (_, missing, existing, answers) => {
  expectOnConsole(/compare texts/);
  if (Object.keys(answers).length === 0) expectOnConsole(/find similar names/);
  const { view } = await open(unknown(missing), { other: missing === 'lamp' ? existing : missing, answers });
  await expect.element(view.getByText(`The collection has no document called “${missing}”.`)).toBeVisible();
  expect(view.getByText(/^The collection has no document/).elements()).toHaveLength(1);
});

it.each([
  [503, 'COMPARISON_TOO_LONG', 'The comparison took too long and was ended.'],
  [503, 'COMPARISONS_BUSY', 'Many comparisons are being made just now. Try again in a moment.'],
  [403, 'X', 'The comparison could not be made.'],
  [500, 'X', 'The regulation server cannot be reached.'],
])('offers another try: %i %s', async (status, code, words) => {
  expectOnConsole(/compare texts/);
  const { view, requestsOf, onClose } = await open(() => refusal(status, code));
  await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
  await expectAccessible();
  await userEvent.click(view.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => requestsOf(compareCall)).toHaveLength(2);
  await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Back to the text' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [
    'before',
    { compare: '1999-01-01' },
    'No version is loaded for 1 January 1999.',
    [{}, { compare: '2020-01-01' }],
  ],
  [
    'after',
    { versionDate: '1998-01-01' },
    'No version is loaded for 1 January 1998.',
    [{ versionDate: '2020-01-01' }, { compare: '2020-01-01' }],
  ],
] as const)('offers the first version where there is none of the day %s', async (_, props, words, gone) => {
  expectOnConsole(/compare texts/);
  const { view, onNavigate } = await open(() => refusal(404, 'VERSION_NOT_FOUND'), props);
  await expect.element(view.getByText(words)).toBeVisible();
  await expectAccessible();
  await userEvent.click(view.getByRole('button', { name: 'First version: 1 January 2020' }));
  const [place, settings] = gone;
  expect(onNavigate.mock.lastCall?.[0]).toMatchObject(place);
  expect(onNavigate.mock.lastCall?.[1]).toMatchObject(settings);
});

it('offers the languages that both versions have', async () => {
  expectOnConsole(/compare texts/);
  const { view, onNavigate } = await open(() => refusal(404, 'LANGUAGE_NOT_AVAILABLE'));
  await expect.element(view.getByText('One of the two versions is not available in French.')).toBeVisible();
  const offers = view.getByRole('button', { name: /^Compare in/ });
  await expect
    .poll(() => offers.elements().map((each) => each.textContent))
    .toEqual(['Compare in German', 'Compare in English']);
  await expectAccessible();
  await userEvent.click(offers.first());
  expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ language: 'DE' });
});
