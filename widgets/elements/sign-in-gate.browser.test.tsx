import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import type { ElementHost } from '../element-spec.ts';
import { SignInGate } from './SignInGate.tsx';

const outside = 'You are not signed in. Sign in on the page around this part, then try again.';

type Setting = { mode?: string; allows?: boolean; gates?: number };

async function draw({ mode = 'own', allows = true, gates = 1 }: Setting = {}) {
  const { app } = aTestApp([]);
  const emit = vi.fn(() => allows);
  const host = { element: document.body, values: vi.fn(), emit } as unknown as ElementHost;
  const view = await renderIn(
    app,
    <>
      {['First', 'Second'].slice(0, gates).map((name) => (
        <section key={name} aria-label={name}>
          <SignInGate host={host} mode={mode}>
            <p>Content of {name}</p>
          </SignInGate>
        </section>
      ))}
    </>,
  );
  return { app, emit, view };
}

describe('the gate of an element', () => {
  it('shows its form, and its content to who is signed in', async () => {
    const { app, emit, view } = await draw();
    await expect.element(view.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(emit).toHaveBeenCalledWith('reg-auth-required', {});
    expect(view.getByText('Content of First').elements()).toHaveLength(0);
    await expectAccessible();
    app.session.takeHostToken(() => 'lamp');
    await expect.element(view.getByText('Content of First')).toBeVisible();
    expect(view.getByRole('heading').elements()).toHaveLength(0);
  });

  it.each<[string, Setting]>([
    ['its option', { mode: 'none' }],
    ['a veto of the page', { allows: false }],
  ])('shows no form by %s, and asks the page again', async (_, setting) => {
    const { emit, view } = await draw(setting);
    await expect.element(view.getByText(outside)).toBeVisible();
    expect(view.getByRole('textbox').elements()).toHaveLength(0);
    await expectAccessible();
    const times = emit.mock.calls.length;
    emit.mockReturnValue(true);
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => emit.mock.calls.length).toBe(times + 1);
    if (setting.mode === undefined) await expect.element(view.getByLabelText('E-mail address')).toBeVisible();
  });

  it('tries a token of the page that was refused again', async () => {
    const { app, view } = await draw({ mode: 'none' });
    app.session.takeHostToken(() => 'lamp');
    await expect.element(view.getByText('Content of First')).toBeVisible();
    app.session.handleUnauthorised();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('Content of First')).toBeVisible();
  });

  it('has one form for all elements of a session; the others lead to it', async () => {
    const { view } = await draw({ gates: 2 });
    const second = view.getByRole('region', { name: 'Second' });
    await expect.element(second.getByText('You need to sign in to see this part.')).toBeVisible();
    expect(view.getByLabelText('E-mail address').elements()).toHaveLength(1);
    await expectAccessible();
    await userEvent.click(second.getByRole('button', { name: 'Go to the sign-in' }));
    await expect.element(view.getByLabelText('E-mail address')).toHaveFocus();
  });
});
