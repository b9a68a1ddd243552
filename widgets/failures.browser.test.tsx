import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { ApiError, type Away, type ServerName } from '#core/http/api-error.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import { FailedState } from './FailedState.tsx';
import { FormProblem } from './FormProblem.tsx';

const failure = (kind: 'network' | 'rejected', status: number, server: ServerName) =>
  new ApiError({ kind, status, code: 'X', message: 'no', server });
const noDatabase = (server: ServerName) =>
  new ApiError({ kind: 'rejected', status: 503, code: 'DATABASE_AWAY', message: 'no', server });
const mainAway = 'The regulation server cannot be reached.';
const domainAway = 'Your organisation’s server cannot be reached.';
const databaseAway =
  'The server is there, but its database does not answer at present. This passes by itself.';
const hints = [
  'Nothing was lost. Check the connection and try again.',
  /^What has loaded stays readable, .*As soon as the server answers, you go on here\.$/,
  'Reading and searching go on. As soon as the server answers, you go on here.',
  'Nothing was lost. As soon as it answers, you go on here.',
] as const;

describe('a failed load', () => {
  it.each<[string, ApiError, string | undefined, string, 0 | 1 | 2 | 3 | undefined]>([
    ['without a network', failure('network', 0, 'main'), 'No lamps.', mainAway, 1],
    ['of a main server that fails', failure('rejected', 500, 'main'), undefined, mainAway, 0],
    ['of a domain server that is away', failure('rejected', 503, 'domain'), undefined, domainAway, 2],
    ['of a main server whose database is away', noDatabase('main'), 'No lamps.', databaseAway, 3],
    ['of a domain server whose database is away', noDatabase('domain'), undefined, databaseAway, 3],
    ['that was refused', failure('rejected', 499, 'main'), 'No lamps.', 'No lamps.', undefined],
    [
      'without words of its own',
      failure('rejected', 404, 'domain'),
      undefined,
      'Something went wrong.',
      undefined,
    ],
  ])('%s is accessible, says so, and can be tried again', async (_, error, title, words, hint) => {
    const onRetry = vi.fn();
    const view = await renderIn(
      aTestApp([]).app,
      <FailedState error={error} title={title} onRetry={onRetry} />,
    );
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    expect(hints.map((each) => view.getByText(each).elements().length)).toEqual(
      hints.map((_each, at) => (at === hint ? 1 : 0)),
    );
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers no other try where there is none, and speaks German', async () => {
    const { app } = aTestApp([]);
    const view = await renderIn(app, <FailedState error={failure('network', 0, 'main')} />);
    expect(view.getByRole('button').elements()).toHaveLength(0);
    expect(view.getByText(mainAway).elements()).toHaveLength(1);
    await app.translator.setLanguage('DE');
    await expect.element(view.getByText(/nicht erreichbar/)).toBeVisible();
  });
});

it.each<[InterfaceLanguage, string]>([
  ['EN', databaseAway],
  ['DE', 'Der Server ist da, aber seine Datenbank antwortet zurzeit nicht. Das geht von selbst vorbei.'],
  ['FR', 'Le serveur est là, mais sa base de données ne répond pas pour le moment. C’est passager.'],
  ['IT', 'Il server c’è, ma al momento la sua banca dati non risponde. È un’interruzione passeggera.'],
])('a database that is away is told in %s', async (language, words) => {
  const { app } = aTestApp([]);
  const view = await renderIn(app, <FailedState error={noDatabase('main')} />);
  await app.translator.setLanguage(language);
  await expect.element(view.getByText(words)).toBeVisible();
});

describe('the problem of a form', () => {
  it.each<[string, string | undefined, Away | undefined, string]>([
    ['none', undefined, undefined, ''],
    ['a refusal', 'The lamp is taken.', undefined, 'The lamp is taken.'],
    ['a main server that is away', 'Nothing was sent.', 'main', `${mainAway} Nothing was sent.`],
    ['a database that is away', 'Nothing was sent.', 'database', `${databaseAway} Nothing was sent.`],
    ['a domain server that is away', 'Nothing was sent.', 'domain', `${domainAway} Nothing was sent.`],
  ])('is announced, accessible, and sent again where that may help: %s', async (_, message, away, words) => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const view = await renderIn(
      aTestApp([]).app,
      <form onSubmit={onSubmit}>
        <FormProblem message={message} away={away} />
      </form>,
    );
    expect(view.getByRole('alert').element().textContent).toBe(words);
    await expectAccessible();
    const again = view.getByRole('button', { name: 'Try again' });
    expect(again.elements()).toHaveLength(away ? 1 : 0);
    if (!away) return;
    await userEvent.click(again);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('tells while somebody reads it, by mouse or by keyboard', async () => {
    const onHold = vi.fn();
    const view = await renderIn(
      aTestApp([]).app,
      <>
        <p>Elsewhere</p>
        <FormProblem message="The lamp is taken." action={<a href="#help">Help</a>} onHold={onHold} />
      </>,
    );
    await userEvent.hover(view.getByText('Elsewhere'));
    onHold.mockClear();
    await userEvent.hover(view.getByText('The lamp is taken.'));
    await userEvent.hover(view.getByText('Elsewhere'));
    expect(onHold.mock.calls).toEqual([[true], [false]]);
    (view.getByRole('link', { name: 'Help' }).element() as HTMLElement).focus();
    (document.activeElement as HTMLElement).blur();
    expect(onHold.mock.calls.slice(2)).toEqual([[true], [false]]);
  });
});
