import { useContext, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link } from 'wouter';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { LeaveGuardContext } from './leave-guard.tsx';
import { openPortal } from './testing/portal.tsx';

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
