import { expect, test } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import { glossaryKey, searchedForms } from './glossary-key.ts';

const one: [LanguageCode, ...string[]][] = [
  ['DE', 'Bank', 'Banken'],
  ['DE', 'qualifizierte Beteiligung', 'qualifizierte Beteiligungen', 'qualifizierter Beteiligungen'],
  ['DE', 'Verantwortlicher', 'Verantwortliche', 'Verantwortlichen'],
  ['DE', 'Einlage', 'Einlagen'],
  ['DE', 'Kundin', 'Kundinnen'],
  ['DE', 'Vertrag', 'Verträge', 'Verträgen'],
  ['DE', 'Anleger', 'Anlegerin oder Anleger', 'Anlegerinnen und Anleger'],
  ['FR', 'client', 'client ou cliente', 'clients'],
  ['FR', 'banque', 'banques'],
  ['FR', 'position consolidée', 'positions consolidées'],
  ['FR', 'capital propre', 'capitaux propres'],
  ['IT', 'banca', 'banche'],
  ['IT', 'debitore', 'debitori'],
  ['IT', 'operazione bancaria', 'operazioni bancarie'],
  ['IT', 'titolo', 'titoli'],
  ['EN', 'Bank', 'banks'],
  ['EN', 'qualifying holding', 'qualifying holdings'],
  ['EN', 'third party', 'third parties'],
];

test.each(one)('%s: %s and %s are one entry', (language, ...forms) => {
  expect(new Set(forms.map((form) => glossaryKey(form, language))).size).toBe(1);
});

const apart: [LanguageCode, string, string][] = [
  ['DE', 'Bank', 'Bankier'],
  ['DE', 'Rat', 'Raten'],
  ['DE', 'Gesellschaft', 'Gesellschafter'],
  ['DE', 'Bank', 'ausländische Bank'],
  ['DE', 'Kapital', 'Kapitalien'],
  ['DE', 'BankV', 'BankG'],
  ['DE', 'Effekten', 'Effektenhändler'],
  ['FR', 'banque', 'banquier'],
  ['FR', 'cours', 'cour'],
  ['IT', 'banca', 'banco'],
  ['IT', 'garante', 'garanzia'],
  ['EN', 'loss', 'los'],
  ['EN', 'process', 'procession'],
  ['EN', 'FINMA', 'FINMAs'],
];

test.each(apart)('%s: %s and %s are two', (language, term, other) => {
  expect(glossaryKey(term, language)).not.toBe(glossaryKey(other, language));
});

test.each([
  ['Banken', 'bank'],
  ['verträge', 'vertrag'],
  ['banques', 'banque'],
  ['banche', 'banca'],
  ['holdings', 'holding'],
])('typed "%s" is looked for as "%s" too', (typed, form) => {
  expect(searchedForms(typed)).toContain(form);
  expect(searchedForms(typed)[0]).toBe(typed.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
});

test('short stems are not looked for', () => {
  expect(searchedForms('Rate')).not.toContain('rat');
  expect(searchedForms('Rate')).not.toContain('');
});
