import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commonTexts } from '#core/i18n/common.ts';
import { regulations } from '#core/regulations/store.ts';
import { takeApp } from './shared-app.ts';

const mainUrl = 'https://main.example';
const take = (token?: () => string, url = mainUrl) => takeApp({ mainUrl: url, token }, [commonTexts]);

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
    expect(one.takeToken(() => 'new')).toBe(true);
    const other = take(() => 'third');
    const last = () => 'last';
    expect(other.takeToken(last)).toBe(true);
    expect(one.takeToken(last)).toBe(false);
    expect(other.takeToken(undefined)).toBe(false);
    for (const each of [one, other]) each.giveBack();
  });
});

describe('the address of the organisation', () => {
  it('is forgotten when the last element that names it drops it or goes', () => {
    const [one, other] = [take(), take()];
    const { domainUrl } = one.app.session;
    one.setDomainUrl('https://domain.example/a');
    other.setDomainUrl('https://domain.example/a');
    one.setDomainUrl(undefined);
    expect(domainUrl()).toBe('https://domain.example/a');
    other.giveBack();
    expect(domainUrl()).toBeUndefined();
    one.giveBack();
  });

  it('said again changes nothing in the session', () => {
    const one = take(() => 'mine');
    const listen = vi.fn();
    one.app.session.$session.listen(listen);
    one.setDomainUrl('https://domain.example/a');
    one.setDomainUrl('https://domain.example/a');
    expect(listen).not.toHaveBeenCalled();
    one.giveBack();
  });
});
