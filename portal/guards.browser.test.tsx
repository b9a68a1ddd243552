import { useContext, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link } from 'wouter';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { refusal } from '#widgets/testing/view.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { LeaveGuardContext } from './leave-guard.tsx';
import { RoleOnly } from './RoleOnly.tsx';
import { openPortal } from './testing/portal.tsx';

const capabilitiesCall = 'GET /users/current/capabilities';

describe('a page for signed-in users', () => {
  const content = (
    <SignedInOnly>
      <p>Inside</p>
    </SignedInOnly>
  );

  it('is for them', async () => {
    const { view, path } = await openPortal('/topic/a', { content });
    await expect.element(view.getByText('Inside')).toBeVisible();
    expect(path()).toBe('/topic/a');
  });

  it('leads others to the sign-in, and stores where they wanted to go', async () => {
    const { view, path, app } = await openPortal('/read/lamp/1?view=pdf#1^2', { content, roles: undefined });
    await expect.poll(path).toBe('/');
    expect(view.getByText('Inside').elements()).toEqual([]);
    expect(app.storage.read('redirect')).toBe('/read/lamp/1?view=pdf#1^2');
  });

  it('leads to the sign-in when the session ends', async () => {
    const { view, path, app } = await openPortal('/topic/a', { content });
    await expect.element(view.getByText('Inside')).toBeVisible();
    app.session.handleUnauthorised();
    await expect.poll(path).toBe('/');
    expect(view.getByText('Inside').elements()).toEqual([]);
    expect(app.storage.read('redirect')).toBe('/topic/a');
  });
});

describe('a page for some capability', () => {
  const content = (
    <SignedInOnly capability="CAN_SEE_CHANGE">
      <p>Inside</p>
    </SignedInOnly>
  );

  it('is there at once for users who are known to have it', async () => {
    const { view, requests } = await openPortal('/changes', { content, capabilities: ['CAN_SEE_CHANGE'] });
    await expect.element(view.getByText('Inside')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('waits until capabilities have been loaded', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view } = await openPortal('/changes', {
      content,
      answers: { [capabilitiesCall]: () => arrival.promise },
    });
    await expect.element(view.getByText('Loading …')).toBeInTheDocument();
    expect(view.getByText('Inside').elements()).toEqual([]);
    await expectAccessible();
    arrival.resolve(Response.json(['CAN_SEE_CHANGE']));
    await expect.element(view.getByText('Inside')).toBeVisible();
  });

  it.each([
    ['of users without any, once they have been loaded', [], { [capabilitiesCall]: ['CAN_SEE_NEWS'] }],
    ['of users with none at all', [], { [capabilitiesCall]: [] }],
    ['of users with another', ['CAN_SEE_NEWS'] as const, {}],
  ])('leads away: %s', async (_, capabilities, answers) => {
    const { view, path } = await openPortal('/changes', { content, capabilities, answers });
    await expect.poll(path).toBe('/');
    expect(view.getByText('Inside').elements()).toEqual([]);
  });

  it('says that capabilities could not be loaded, and loads them again', async () => {
    expectOnConsole(/load the capabilities/);
    let isAway = true;
    const { view } = await openPortal('/changes', {
      content,
      answers: {
        [capabilitiesCall]: () => (isAway ? refusal(500, 'X') : Response.json(['CAN_SEE_CHANGE'])),
      },
    });
    const message = view.getByRole('alert').getByText('Your organisation’s server cannot be reached.');
    await expect.element(message).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('Inside')).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
  });
});

describe('a page for users who are not signed in', () => {
  const content = (
    <SignedOutOnly>
      <p>Outside</p>
    </SignedOutOnly>
  );

  it('is for them', async () => {
    const { view, path } = await openPortal('/', { content, roles: undefined });
    await expect.element(view.getByText('Outside')).toBeVisible();
    expect(path()).toBe('/');
  });

  it.each([
    ['to the page they wanted', '/read/lamp/1#1^2', '/read/lamp/1'],
    ['to the overview where they wanted none', undefined, '/dashboard'],
    ['to the overview where the stored page is elsewhere', '//elsewhere.example', '/dashboard'],
  ])('leads others %s, once', async (_, redirect, target) => {
    const stored = redirect === undefined ? {} : { redirect };
    const { view, path, app } = await openPortal('/', { content, stored });
    await expect.poll(path).toBe(target);
    expect(view.getByText('Outside').elements()).toEqual([]);
    expect(app.storage.read('redirect')).toBeUndefined();
  });
});

describe('a page for a role', () => {
  it.each<[Role[], boolean]>([
    [['READER', 'ADMINISTRATOR'], true],
    [['READER'], false],
  ])('is for users with it, and leads others to the overview: %s', async (roles, isInside) => {
    const { view, path } = await openPortal('/audit', {
      roles,
      content: (
        <RoleOnly asked="ADMINISTRATOR">
          <p>Inside</p>
        </RoleOnly>
      ),
    });
    await expect.poll(path).toBe(isInside ? '/audit' : '/dashboard');
    expect(view.getByText('Inside').elements()).toHaveLength(isInside ? 1 : 0);
  });
});

const ask = vi.fn<(go: () => void) => void>();
const handleBack = vi.fn();

/** A page that asks its user before it is left. */
function Form() {
  const watching = useContext(LeaveGuardContext);
  useEffect(() => {
    watching.current = { ask, handleBack };
    return () => {
      watching.current = undefined;
    };
  }, [watching]);
  return <p>Unsaved</p>;
}

describe('a page with unsaved entries', () => {
  const open = async (page = <Form />) => {
    ask.mockClear();
    handleBack.mockClear();
    const content = (
      <>
        <Link href="/read">Read</Link>
        {page}
      </>
    );
    const test = await openPortal('/users/edit/7', { content });
    return { ...test, follow: () => userEvent.click(test.view.getByRole('link', { name: 'Read' })) };
  };

  it('is left by a link only after it has agreed', async () => {
    const { follow, path } = await open();
    await follow();
    expect([path(), ask.mock.calls.length]).toEqual(['/users/edit/7', 1]);
    ask.mock.calls[0]?.[0]();
    expect(path()).toBe('/read');
  });

  it('is told that the buttons of the browser have left it', async () => {
    const { path } = await open();
    window.history.pushState(null, '', '/users/edit/8');
    window.history.back();
    await expect.poll(() => handleBack.mock.calls.length).toBe(1);
    expect(path()).toBe('/users/edit/7');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is not asked where nothing is unsaved', async () => {
    const { follow, path } = await open(<p>Saved</p>);
    await follow();
    expect([path(), ask.mock.calls.length]).toEqual(['/read', 0]);
  });
});
