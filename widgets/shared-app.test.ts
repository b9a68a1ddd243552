import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commonTexts } from '#core/i18n/common.ts';
import { regulations } from '#core/regulations/store.ts';
import { type AppKey, takeApp } from './shared-app.ts';

const mainUrl = 'https://main.example';
const take = (token?: () => string, url = mainUrl) =>
  takeApp({ mainUrl: url, token, domainUrl: undefined }, [commonTexts]);

beforeEach(() => vi.stubGlobal('document', new EventTarget()));

describe('elements on one page', () => {
  it('with the same options share session and caches, till the last is gone', () => {
    const one = take();
    const other = take();
    expect(other.app.session).toBe(one.app.session);
    expect(other.app.part(regulations)).toBe(one.app.part(regulations));
    one.giveBack();
    const third = take();
    expect(third.app.session).toBe(other.app.session);
    for (const each of [other, third]) each.giveBack();
    const later = take();
    expect(later.app.session).not.toBe(one.app.session);
    later.giveBack();
  });

  it.each([
    ['another main server', () => take(undefined, 'https://other.example')],
    ['a token of its own', () => take(() => 'mine')],
  ])('with %s share nothing', (_, takeOther) => {
    const one = take();
    const other = takeOther();
    expect(other.app.session).not.toBe(one.app.session);
    for (const each of [one, other]) each.giveBack();
  });

  it('each speak the language of their own', async () => {
    const one = take();
    const other = take();
    await Promise.all([one.app.translator.setLanguage('FR'), other.app.translator.setLanguage('IT')]);
    expect([one, other].map(({ app }) => app.translator.text('common.close'))).toEqual(['Fermer', 'Chiudi']);
    for (const each of [one, other]) each.giveBack();
  });
});

describe('the token of the page', () => {
  const keyOf = (token: () => string, more: Partial<AppKey> = {}): AppKey => ({
    mainUrl,
    token,
    domainUrl: undefined,
    ...more,
  });

  it('is held by the elements that were given it, and only they', () => {
    const token = () => 'mine';
    const without = take();
    const [one, other] = [take(token), take(token)];
    expect(other.app.session).toBe(one.app.session);
    expect(one.app.session.$session.get().signedIn).toBe(true);
    expect(without.app.session.$session.get().signedIn).toBe(false);
    for (const each of [without, one, other]) each.giveBack();
  });

  it('written anew keeps the app that nobody shares', () => {
    const one = take(() => 'old');
    expect(one.follow(keyOf(() => 'new'))).toBe(true);
    const other = take(() => 'third');
    const last = () => 'last';
    expect(other.follow(keyOf(last))).toBe(true);
    expect(one.follow(keyOf(last))).toBe(false);
    expect(other.follow({ ...keyOf(last), token: undefined })).toBe(false);
    for (const each of [one, other]) each.giveBack();
  });

  it('goes to the domain server of each element that was given it, never to that of another', () => {
    const token = () => 'mine';
    const [one, other] = ['https://domain.example/a', 'https://evil.example'].map((domainUrl) =>
      takeApp(keyOf(token, { domainUrl }), [commonTexts]),
    );
    expect([one, other].map((each) => each?.app.session.domainUrl())).toEqual([
      'https://domain.example/a',
      'https://evil.example',
    ]);
    expect(one?.follow(keyOf(token, { domainUrl: 'https://evil.example' }))).toBe(false);
    expect(one?.app.session.domainUrl()).toBe('https://domain.example/a');
    for (const each of [one, other]) each?.giveBack();
  });

  it.each<[string, Partial<AppKey>]>([
    ['main', { mainUrl: 'https://evil.example' }],
    ['domain', { domainUrl: 'https://evil.example' }],
  ])('that was sent is not taken along to another %s server; another function is', async (_, elsewhere) => {
    const token = () => 'mine';
    const one = take(token);
    expect(one.isMoved(keyOf(token, elsewhere))).toBe(false);
    await one.app.session.token(false);
    expect(one.isMoved(keyOf(token))).toBe(false);
    expect(one.isMoved(keyOf(token, elsewhere))).toBe(true);
    expect(one.isMoved(keyOf(() => 'other', elsewhere))).toBe(false);
    one.giveBack();
  });
});

describe('the session of the device', () => {
  it('is shared whatever `domain-url` says, and knows its server', () => {
    const one = take();
    const other = takeApp({ mainUrl, token: undefined, domainUrl: 'https://evil.example' }, [commonTexts]);
    expect(other.app.session).toBe(one.app.session);
    expect(other.app.session.domainUrl()).toBeUndefined();
    for (const each of [one, other]) each.giveBack();
  });
});
