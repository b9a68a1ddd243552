import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { App } from '#core/app.ts';
import { ApiError } from '#core/http/api-error.ts';
import { commonTexts } from '#core/i18n/common.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { useApp, useLoadedText } from './app-context.tsx';
import type { CommonOptions } from './common-options.ts';
import { type FrameProps, mountFrame } from './element-frame.tsx';
import type { ElementHost, MountedView } from './element-spec.ts';

const options: CommonOptions = {
  mainUrl: '',
  domainUrl: undefined,
  lang: undefined,
  language: undefined,
  theme: 'auto',
  density: 'normal',
  loading: 'lazy',
  signIn: 'own',
  token: undefined,
  refused: [],
};
const mounted: { view: MountedView; place: HTMLElement }[] = [];
let isBroken = false;
let app: App | undefined;
const forget = () => {
  app = undefined;
};

function Content({ values, round }: FrameProps<ElementHost>) {
  const own = useApp();
  // Exposes the app to the tests once the frame listens to it.
  useEffect(() => {
    app = own;
  }, [own]);
  const text = useLoadedText<typeof commonTexts>();
  if (isBroken) throw new Error('no lamp');
  return (
    <p>
      {text('common.close')} {values.density} {round}
    </p>
  );
}

function mount(first: Partial<CommonOptions> = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  const host = { values: { ...options, ...first }, emit: vi.fn(() => true) };
  const view = mountFrame(
    place,
    { element: place, values: () => host.values, emit: host.emit, label: () => undefined },
    [commonTexts],
    Content,
  );
  mounted.push({ view, place });
  const change = (changed: Partial<CommonOptions>) => {
    host.values = { ...host.values, ...changed };
    view.update();
  };
  const frame = place.firstElementChild as HTMLElement;
  return { view, place, frame, emit: host.emit, change };
}

afterEach(() => {
  isBroken = false;
  for (const { view, place } of mounted.splice(0)) {
    view.unmount();
    place.remove();
  }
  // After unmounting, which runs pending effects that would set the app again.
  forget();
});

describe('the frame of an element', () => {
  it('speaks the language of its option, else that of the page around', async () => {
    const { frame, change } = mount({ lang: 'de' });
    await expect.element(page.getByText('Schliessen normal 0')).toBeVisible();
    expect(frame.lang).toBe('de');
    await expectAccessible();
    change({ lang: undefined });
    await expect.element(page.getByText('Close normal 0')).toBeVisible();
    expect(frame.lang).toBe('en');
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', undefined],
    ['pink', undefined],
  ])('has the theme “%s” as %s', (theme, expected) => {
    const { frame, change } = mount({ theme: 'dark' });
    change({ theme });
    expect(frame.dataset.theme).toBe(expected);
  });

  it('takes density and accent of its page', async () => {
    const { frame, place, change } = mount();
    expect(frame.dataset.accent).toBeUndefined();
    place.style.setProperty('--reg-accent', 'teal');
    change({ density: 'compact' });
    await expect.element(page.getByText('Close compact 0')).toBeVisible();
    expect([frame.dataset.density, frame.dataset.accent]).toEqual(['compact', 'host']);
  });

  it('shares its app with elements of the same server, and takes another with its server', async () => {
    const first = mount();
    await expect.element(page.getByText('Close normal 0')).toBeVisible();
    await expect.poll(() => app).toBeDefined();
    const one = app?.session;
    forget();
    mount({ density: 'roomy' });
    await expect.poll(() => app?.session).toBe(one);
    first.change({ mainUrl: 'https://lamps.example/' });
    await expect.poll(() => app?.mainUrl).toBe('https://lamps.example');
    expect(app?.session).not.toBe(one);
  });

  it.each([
    ['de', /nennt eine Serveradresse, die nicht verwendet werden kann/],
    ['fr', /indique une adresse de serveur inutilisable/],
    ['it', /indica un indirizzo di server che non può essere usato/],
    ['en', /names a server address that cannot be used/],
  ])('says in %s that it may not use an address', async (lang, words) => {
    mount({ lang, mainUrl: 'javascript:alert(1)' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    await expectAccessible();
  });

  it('tells its page of a failure and of the end of a session, and of none that was before', async () => {
    const { emit } = mount({ token: () => 'lamp' });
    await expect.element(page.getByText('Close normal 0')).toBeVisible();
    await expect.poll(() => app).toBeDefined();
    expect(emit).not.toHaveBeenCalled();
    expectOnConsole(/^light the lamp/);
    const refused = new ApiError({
      kind: 'rejected',
      status: 400,
      code: 'DARK',
      message: '',
      server: 'main',
    });
    app?.notices.report(refused, 'light the lamp');
    app?.notices.report(new Error('fault'), 'light the lamp');
    app?.session.handleUnauthorised();
    expect(emit.mock.calls).toEqual([
      ['reg-failed', { code: 'DARK', where: 'light the lamp' }],
      ['reg-failed', { code: 'FAULT', where: 'light the lamp' }],
      ['reg-signed-out', {}],
    ]);
  });

  it('keeps a fault inside: says so in its language, tells its page and can be tried again', async () => {
    expectOnConsole(/no lamp/);
    isBroken = true;
    const { emit } = mount({ lang: 'de' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/konnte nicht geladen werden/);
    expect(emit.mock.calls).toContainEqual(['reg-failed', { code: 'VIEW_FAILED', where: 'no lamp' }]);
    isBroken = false;
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByText(/normal 0$/)).toBeVisible();
  });

  it('begins anew with reload(), also after a fault', async () => {
    expectOnConsole(/no lamp/);
    const { view, change } = mount();
    await expect.element(page.getByText('Close normal 0')).toBeVisible();
    isBroken = true;
    change({});
    await expect.element(page.getByRole('alert')).toBeVisible();
    isBroken = false;
    view.reload();
    await expect.element(page.getByText('Close normal 1')).toBeVisible();
  });

  it('leaves nothing behind', async () => {
    const { view, frame } = mount();
    await expect.element(page.getByText('Close normal 0')).toBeVisible();
    await expect.poll(() => app).toBeDefined();
    const before = app?.session;
    forget();
    view.unmount();
    expect(frame.childElementCount).toBe(0);
    mount();
    await expect.poll(() => app).toBeDefined();
    expect(app?.session).not.toBe(before);
  });
});
