import { describe, expect, it } from 'vitest';
import { foldName, likeness, minLikeness } from './name-likeness.ts';

const between = (one: string, other: string) => likeness(foldName(one), foldName(other));

describe('names of documents', () => {
  it.each([
    ['bankgg', 'BankG'],
    ['bnakg', 'BankG'],
    ['bank', 'BankG'],
    ['dgs', 'DSG'],
    ['952.01', '952.0'],
    ['952,0', '952.0'],
    ['LEFin', 'LEFIN'],
    ['bankverordnug', 'Bankverordnung'],
    ['loi sur les banque', 'Loi sur les banques'],
    ['legge-sulle-banche', 'Legge sulle banche'],
  ])('"%s" is like "%s"', (one, other) => {
    expect(between(one, other)).toBeGreaterThanOrEqual(minLikeness);
    expect(between(other, one)).toBe(between(one, other));
  });

  it.each([
    ['bankgg', 'GwG'],
    ['bankgg', 'Verordnung'],
    ['952.01', '235.1'],
    ['zzz', 'BankG'],
    ['b', 'BankG'],
    ['', 'BankG'],
  ])('"%s" is not like "%s"', (one, other) => {
    expect(between(one, other)).toBeLessThan(minLikeness);
  });

  it('count with their first letters only, and not at all where one is much longer', () => {
    expect(foldName('Ab'.repeat(100))).toBe('ab'.repeat(30));
    expect(likeness('banken', 'bundesgesetzueberdiebanken')).toBe(0);
    expect(between('Bank'.repeat(40), 'Bank'.repeat(30))).toBe(1);
  });

  it('are equal but for case, accents and signs', () => {
    expect(between('VO (EU) 575/2013', 'vo-eu-575.2013')).toBe(1);
    expect(between('Règlement', 'reglement')).toBe(1);
  });
});
