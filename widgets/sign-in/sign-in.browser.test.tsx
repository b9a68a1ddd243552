import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { passwordTexts } from '#core/i18n/password.ts';
import { sessionTexts } from '#core/i18n/session.ts';
import type { NewPasswordErrors } from '#core/password/new-password.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, aTestApp, refusal, renderIn } from '#widgets/testing/view.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { SignInForm } from './SignInForm.tsx';

async function draw(answers: Answers = {}) {
  const test = aTestApp([sessionTexts], answers);
  const view = await renderIn(
    test.app,
    <SignInForm forgot={<a href="#forgot">Forgot?</a>}>
      <h1>Sign in</h1>
    </SignInForm>,
  );
  const submit = () => userEvent.click(view.getByRole('button', { name: 'Sign in' }));
  const fill = async () => {
    await userEvent.fill(view.getByLabelText('E-mail address'), ' anna@musterbank.example ');
    await userEvent.fill(view.getByLabelText('Password', { exact: true }), 'secret');
  };
  return { ...test, view, submit, fill };
}

describe('the form to sign in', () => {
  it('is accessible, and the link for a new password comes after the field', async () => {
    const { view } = await draw();
    await expectAccessible();
    view.getByLabelText('E-mail address').element().focus();
    for (const name of ['', 'Show password', 'Forgot?', 'Sign in']) {
      await userEvent.keyboard('{Tab}');
      const { activeElement: at } = document;
      expect(at?.getAttribute('aria-label') ?? at?.textContent).toBe(name);
    }
  });

  it.each([
    ['nothing', '', '', 'E-mail address', 2],
    ['no address', ' ', 'secret', 'E-mail address', 1],
    ['no password', 'a@b.ch', '', 'Password', 1],
  ])('asks for what is missing: %s', async (_, email, password, focused, errors) => {
    const { view, submit, requests } = await draw();
    await userEvent.fill(view.getByLabelText('E-mail address'), email);
    await userEvent.fill(view.getByLabelText('Password', { exact: true }), password);
    expect(view.container.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await submit();
    await expect.element(view.getByLabelText(focused, { exact: true })).toHaveFocus();
    expect(view.container.querySelectorAll('[aria-invalid]')).toHaveLength(errors);
    expect(requests).toEqual([]);
    await expectAccessible();
  });

  it('is filled by password managers and from the clipboard', async () => {
    const { view, submit, requests } = await draw();
    const email = view.getByLabelText('E-mail address');
    const password = view.getByLabelText('Password', { exact: true });
    await expect.element(email).toHaveAttribute('autocomplete', 'username');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.fill(email, 'ada@bank.example');
    for (const from of [email, password]) {
      await userEvent.click(from);
      await userEvent.keyboard('{Control>}a{/Control}');
      if (from === email) await userEvent.copy();
      else await userEvent.paste();
    }
    await expect.element(password).toHaveValue('ada@bank.example');
    expectOnConsole(/^sign in/);
    await submit();
    await expect.poll(() => requests.length).toBe(1);
  });

  it('shows and hides the password', async () => {
    const { view } = await draw();
    const field = view.getByLabelText('Password', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await userEvent.click(view.getByRole('button', { name: 'Show password' }));
    await expect.element(field).toHaveAttribute('type', 'text');
    await userEvent.click(view.getByRole('button', { name: 'Hide password' }));
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  const place = 'GET /domain/base-url';
  it.each<[string, Answers, string, boolean]>([
    ['the server is away', {}, 'The regulation server cannot be reached.', true],
    ['the server fails', { [place]: () => refusal(500, 'X') }, 'temporarily unavailable', false],
    ['it was too often', { [place]: () => refusal(403, 'X') }, 'Too many failed attempts', false],
    ['it was refused', { [place]: () => refusal(401, 'X') }, 'Check your e-mail address', false],
    [
      'the server says why',
      { [place]: () => refusal(400, 'INVALID_REQUEST', '[Not here]') },
      'Not here',
      false,
    ],
  ])('says why it failed and keeps what was typed: %s', async (_, answers, words, canRetry) => {
    expectOnConsole(/^sign in/);
    const { view, submit, fill } = await draw(answers);
    await fill();
    await submit();
    await expect.poll(() => view.getByRole('alert').element().textContent).toContain(words);
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(canRetry ? 1 : 0);
    await expect.element(view.getByLabelText('Password', { exact: true })).toHaveValue('secret');
    await expectAccessible();
  });

  it('takes the failure away after five seconds, unless somebody reads it', async () => {
    expectOnConsole(/^sign in/);
    const { view, fill } = await draw({ [place]: () => refusal(401, 'X') });
    await fill();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      // By keyboard: after a click, the message would appear under the pointer, which keeps it on screen.
      await userEvent.hover(view.getByRole('heading'));
      await userEvent.keyboard('{Enter}');
      const words = () => view.getByRole('alert').element().textContent ?? '';
      await expect.poll(words).toContain('Check');
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      await userEvent.hover(view.getByText(/^Signing in failed/));
      await expect.poll(() => vi.getTimerCount()).toBe(0);
      vi.advanceTimersByTime(60_000);
      expect(words()).toContain('Check');
      await userEvent.hover(view.getByRole('heading'));
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(5000);
      await expect.poll(words).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });

  const tooMany = (seconds: number) => () =>
    Response.json(
      { code: 'TOO_MANY_ATTEMPTS', message: 'wait' },
      { status: 403, headers: { 'retry-after': String(seconds) } },
    );

  it.each([
    ['EN', 'You can try again in 1 minute 10 seconds.', 'You can try again now.'],
    [
      'DE',
      'Sie können es in 1 Minute 10 Sekunden erneut versuchen.',
      'Sie können es jetzt erneut versuchen.',
    ],
    ['FR', 'Vous pourrez réessayer dans 1 minute 10 secondes.', 'Vous pouvez réessayer maintenant.'],
    ['IT', 'Potrà riprovare tra 1 minuto 10 secondi.', 'Ora può riprovare.'],
  ] as const)('counts down a wait, and reads it aloud by minutes, in %s', async (language, begin, end) => {
    expectOnConsole(/^sign in/);
    const test = aTestApp([sessionTexts], { [place]: tooMany(70) });
    await test.app.translator.setLanguage(language);
    let time = test.app.now();
    const view = await renderIn({ ...test.app, now: () => time }, <SignInForm>{null}</SignInForm>);
    const plain = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
    const seen = () => plain(view.getByRole('status').element().previousElementSibling ?? document.body);
    const heard = () => plain(view.getByRole('status').element());
    const field = view.container.querySelectorAll('input');
    await userEvent.fill(field[0] as Element, 'anna@musterbank.example');
    await userEvent.fill(field[1] as Element, 'secret');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const pass = (seconds: number) => {
      time += seconds * 1000;
      vi.advanceTimersByTime(1000);
    };
    try {
      await userEvent.keyboard('{Enter}');
      await expect.poll(seen).toBe(begin);
      expect(heard()).toBe(begin);
      pass(1);
      await expect.poll(seen).toMatch(/9/);
      expect(heard()).toBe(begin);
      pass(9);
      await expect.poll(heard).toMatch(/1 minut[eo]?[^0-9]*$/i);
      const minute = heard();
      pass(30);
      await expect.poll(seen).toMatch(/30/);
      expect(heard()).toBe(minute);
      pass(30);
      await expect.poll(heard).toBe(end);
      expect(seen()).toBe(end);
    } finally {
      vi.useRealTimers();
    }
    await expectAccessible();
  });

  it('offers a link by mail meanwhile: its own way in, or the page of the portal', async () => {
    expectOnConsole(/^sign in/);
    const { view, submit, fill, app } = await draw({ [place]: tooMany(30) });
    await fill();
    expect(view.getByRole('link', { name: 'Get a sign-in link by e-mail' }).elements()).toHaveLength(0);
    await submit();
    await expect
      .element(view.getByRole('link', { name: 'Get a sign-in link by e-mail' }))
      .toHaveAttribute('href', `${app.mainUrl}/loginbyemail`);
    await expect.element(view.getByText(/^Too many failed attempts\. You need not wait/)).toBeVisible();
  });

  it('asks once, with the address without its blanks', async () => {
    expectOnConsole(/^sign in/);
    const arrival = Promise.withResolvers<Response>();
    const { view, submit, fill, requests } = await draw({ [place]: () => arrival.promise });
    await fill();
    await submit();
    await expect.element(view.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(requests).toHaveLength(1);
    arrival.resolve(refusal(401, 'X'));
    await expect.element(view.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
  });
});

function NewPassword({ errors }: { errors: NewPasswordErrors }) {
  const [value, setValue] = useState({ password: '', repeated: '' });
  return (
    <NewPasswordFields
      value={value}
      onChange={setValue}
      errors={errors}
      own={['ada@musterbank.example']}
      passwordField={useRef<HTMLInputElement>(null)}
      repeatedField={useRef<HTMLInputElement>(null)}
    />
  );
}

describe('a new password', () => {
  const drawNew = (errors: NewPasswordErrors = {}) =>
    renderIn(aTestApp([sessionTexts, passwordTexts]).app, <NewPassword errors={errors} />);

  it.each([
    ['', 'Strength: not entered yet', 0],
    ['a', 'Strength: weak', 1],
    ['abcdefghijk', 'Strength: fair', 2],
    ['abcdefghiJ1', 'Strength: not enough yet', 4],
    ['mzVqtrkg1-', 'Strength: good', 5],
    ['Mivotragblenu1-x', 'Strength: strong', 5],
    ['Frühling2026!', 'it consists of few words', 5],
    ['zaq1ZAQ!xsw2', 'keys that are side by side', 5],
    ['Musterbank-2026', 'words of your name, your address or your organisation', 5],
  ])('%s has its strength said, and its rules', async (password, strength, met) => {
    const view = await drawNew();
    await userEvent.fill(view.getByLabelText('New password'), password);
    if (met !== 2)
      await expect.poll(() => view.getByRole('status').element().textContent).toContain(strength);
    const rules = view.getByRole('list', { name: 'What a password needs' }).element();
    expect(
      [...rules.querySelectorAll('li')].filter((rule) => / ?met$/.test(rule.textContent ?? '')),
    ).toHaveLength(met);
    await expectAccessible();
  });

  it('shows both fields at once and says what is wrong with each', async () => {
    const view = await drawNew({ password: 'weak', repeated: 'different' });
    await expect.element(view.getByLabelText('New password')).toHaveAccessibleDescription(/at least 10/);
    await expect
      .element(view.getByLabelText('Repeat the password'))
      .toHaveAccessibleDescription('Passwords do not match.');
    await userEvent.click(view.getByRole('button', { name: 'Show password' }));
    await expect.element(view.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect.element(view.getByLabelText('Repeat the password')).toHaveAttribute('type', 'text');
    await expectAccessible();
  });
});
