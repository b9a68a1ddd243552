import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { sampleVocabulary } from './sample-corpus.ts';
import { isOfFamily, stem, wordFamily } from './stems.ts';
import { isStopWord } from './stop-words.ts';

const stems = (words: string, language: InterfaceLanguage) =>
  new Set(words.split(' ').map((word) => stem(word, language)));

describe('one stem', () => {
  it.each<[InterfaceLanguage, string]>([
    ['DE', 'vertrag vertraege vertraegen vertrags vertrages'],
    ['DE', 'verbot verbote verbots verboten'],
    ['DE', 'bank banken'],
    ['DE', 'grundsatz grundsaetze grundsatzes grundsaetzen'],
    ['DE', 'haus haeuser haeusern hauses'],
    ['DE', 'mangel maengel maengeln mangels'],
    ['DE', 'glaeubiger glaeubigers glaeubigern glaeubigerin glaeubigerinnen'],
    ['DE', 'kundin kundinnen'],
    ['DE', 'forderung forderungen'],
    ['DE', 'sicherheit sicherheiten'],
    ['DE', 'risiko risiken risikos'],
    ['DE', 'verzeichnis verzeichnisse verzeichnisses'],
    ['DE', 'vermoegen vermoegens'],
    ['DE', 'sicher sichere sicheren sicherer'],
    ['FR', 'capital capitaux'],
    ['FR', 'general generaux generale generales'],
    ['FR', 'travail travaux'],
    ['FR', 'depot depots'],
    ['FR', 'financier financiers financiere financieres'],
    ['FR', 'autorite autorites'],
    ['FR', 'declare declaree declarees declares declarer'],
    ['IT', 'banca banche'],
    ['IT', 'obbligo obblighi'],
    ['IT', 'deposito depositi'],
    ['IT', 'legge leggi'],
    ['IT', 'rischio rischi'],
    ['IT', 'autorizzato autorizzata autorizzati autorizzazione autorizzazioni'],
    ['EN', 'bank banks'],
    ['EN', 'policy policies'],
    ['EN', 'organisation organizations organised organize'],
    ['EN', 'authority authorities'],
  ])('%s: %s', (language, words) => expect([...stems(words, language)]).toHaveLength(1));
});

describe('different stems', () => {
  it.each<[InterfaceLanguage, string]>([
    ['DE', 'forderung foerderung'],
    ['DE', 'bank bankinstitut'],
    ['DE', 'sicherheit sich sicher'],
    ['DE', 'kunde kundin'],
    ['FR', 'donnee don'],
    ['IT', 'autorita autore'],
    ['IT', 'attivita attivo'],
    ['EN', 'authority author'],
    ['EN', 'security secure'],
  ])('%s: %s', (language, words) => expect(stems(words, language).size).toBe(words.split(' ').length));

  it('have numbers, which stay what they are', () => {
    for (const number of ['952.0', '2023/1', '5abis', '10000', '1933'])
      expect(stem(number, 'DE')).toBe(number);
  });

  it.each<InterfaceLanguage>(['DE', 'FR', 'IT', 'EN'])(
    'have the words and the stop words of %s',
    async (language) => {
      const mixed: string[] = [];
      for (const word of (await sampleVocabulary(language)).keys())
        if (!isStopWord(word, language) && isStopWord(stem(word, language), language)) mixed.push(word);
      expect(mixed).toEqual([]);
    },
  );
});

describe('one family', () => {
  it.each<[InterfaceLanguage, string]>([
    ['DE', 'bewilligung bewilligt bewilligen bewilligte'],
    ['DE', 'melden meldet meldung meldungen'],
    ['DE', 'pruefung prueft pruefer pruefen'],
    ['FR', 'surveillance surveiller'],
    ['IT', 'vigilanza vigilare'],
    ['EN', 'regulation regulate regulated'],
  ])('%s: %s', (language, words) =>
    expect(new Set(words.split(' ').map((word) => wordFamily(word, language))).size).toBe(1),
  );
});

describe('families of words that share their beginning', () => {
  it.each<[InterfaceLanguage, string, string, boolean]>([
    ['FR', 'proteger', 'protection', true],
    ['FR', 'verifier', 'verification', true],
    ['IT', 'proteggere', 'protezione', true],
    ['IT', 'concedere', 'concessione', true],
    // Inflections are no further words, and another beginning is another word.
    ['FR', 'banque', 'banques', false],
    ['FR', 'verifier', 'verite', false],
    ['IT', 'conto', 'contratto', false],
    // Short words begin like many, and numbers like their articles.
    ['FR', 'droit', 'droiture', false],
    ['FR', '12345bis', '12345ter', false],
  ])('%s: %s and %s: %s', (language, word, other, expected) => {
    expect(isOfFamily(other, word, language)).toBe(expected);
    if (expected) expect(wordFamily(other, language)).toBe(wordFamily(word, language));
  });
});
