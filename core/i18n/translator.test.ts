import { describe, expect, it } from 'vitest';
import { createI18nextPhrasing } from './i18next-phrasing.ts';
import { defineTexts } from './texts.ts';
import { createTranslator } from './translator.ts';

/** A bundle whose German texts arrive after `wait`. */
function aBundle<const F extends string>(feature: F, wait: Promise<unknown> = Promise.resolve()) {
  const other = { hello: 'Hallo {{name}}', hits_one: '{{count}} Treffer', hits_other: '{{count}} Treffer!' };
  const load = async () => {
    await wait;
    return { texts: other };
  };
  return defineTexts(
    feature,
    { hello: 'Hello {{name}}', hits_one: '{{count}} hit', hits_other: '{{count}} hits' },
    { DE: load, FR: load, IT: load },
  );
}

describe('a translator', () => {
  it('speaks English at once, with values as they are and plural forms', () => {
    const { text, $language } = createTranslator([aBundle('demo')], createI18nextPhrasing());
    expect($language.get()).toBe('EN');
    expect(text('demo.hello', { name: '<Ada> & Co.' })).toBe('Hello <Ada> & Co.');
    expect(text('demo.hits', { count: 1 })).toBe('1 hit');
    expect(text('demo.hits', { count: 0 })).toBe('0 hits');
  });

  it('changes its language once the texts have arrived', async () => {
    const gate = Promise.withResolvers<void>();
    const translator = createTranslator([aBundle('demo', gate.promise)], createI18nextPhrasing());
    const changing = translator.setLanguage('DE');
    expect(translator.$language.get()).toBe('EN');
    gate.resolve();
    await changing;
    expect(translator.$language.get()).toBe('DE');
    expect(translator.text('demo.hits', { count: 2 })).toBe('2 Treffer!');
  });

  it('says whether it has the texts of a part in the language on screen', async () => {
    const part = aBundle('part');
    const translator = createTranslator([aBundle('demo')], createI18nextPhrasing());
    expect(translator.hasTexts(part)).toBe(false);
    const adding = translator.addTexts(part);
    await translator.setLanguage('DE');
    expect(translator.hasTexts(part)).toBe(true);
    await adding;
    expect(translator.text('part.hello', { name: 'Ada' })).toBe('Hallo Ada');
  });

  it('ends in the language asked for last', async () => {
    const gate = Promise.withResolvers<void>();
    const translator = createTranslator([aBundle('demo', gate.promise)], createI18nextPhrasing());
    const german = translator.setLanguage('DE');
    await translator.setLanguage('EN');
    gate.resolve();
    await german;
    expect(translator.$language.get()).toBe('EN');
    expect(translator.text('demo.hello', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('takes texts that come later, in the language on screen; two views wait for the same', async () => {
    const translator = createTranslator([aBundle('demo')], createI18nextPhrasing());
    await translator.setLanguage('DE');
    const gate = Promise.withResolvers<void>();
    const later = aBundle('later', gate.promise);
    let secondIsDone = false;
    const both = [
      translator.addTexts(later),
      translator.addTexts(later).then(() => {
        secondIsDone = true;
      }),
    ];
    await Promise.resolve();
    expect(secondIsDone).toBe(false);
    gate.resolve();
    await Promise.all(both);
    expect(translator.text('later.hello', { name: 'Ada' })).toBe('Hallo Ada');
  });

  it('speaks English where texts do not arrive, and asks for them again', async () => {
    const translator = createTranslator([aBundle('demo')], createI18nextPhrasing());
    await translator.setLanguage('DE');
    const away = Promise.withResolvers<void>();
    const later = aBundle('later', away.promise);
    const adding = translator.addTexts(later);
    away.reject(new TypeError('away'));
    await expect(adding).rejects.toThrow('away');
    expect(translator.text('later.hello', { name: 'Ada' })).toBe('Hello Ada');
    await translator.addTexts({ ...later, load: aBundle('later').load });
    expect(translator.text('later.hello', { name: 'Ada' })).toBe('Hallo Ada');
  });

  it('shares nothing with another', async () => {
    const one = createTranslator([aBundle('demo')], createI18nextPhrasing());
    const other = createTranslator([aBundle('demo')], createI18nextPhrasing());
    await one.setLanguage('DE');
    expect(other.text('demo.hello', { name: 'Ada' })).toBe('Hello Ada');
  });
});
