import { describe, expect, it } from 'vitest';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { queryProblem } from './query-problem.ts';
import { isArticleNumbered, restrictionsOf } from './restrictions.ts';

const named = (name: string) => (name === 'BankG' ? ['bankg'] : []);
const restricted = (query: string) => restrictionsOf(parseQuery(query).query, named);

describe('what a query narrows to', () => {
  it.each([
    ['Bank', 'bankg', true],
    ['reg:BankG Bank', 'bankg', true],
    ['reg:BankG Bank', 'other', false],
    ['reg:Unknown Bank', 'bankg', false],
    ['-reg:BankG Bank', 'bankg', false],
    ['-reg:BankG Bank', 'other', true],
    ['-reg:Unknown Bank', 'bankg', true],
  ])('%s lets %s through: %s', (query, regTextId, expected) => {
    expect(restricted(query).letsText({ regTextId })).toBe(expected);
  });

  it.each([
    ['art:5a Bank', '5a', true],
    ['art:5a Bank', '{disp_u1}5a', true],
    ['art:5a Bank', '5', false],
    ['art:"Art. 5 bis" Bank', '5bis', true],
    ['art:5 art:6 Bank', '6', true],
    ['art:140 Bank', '135-149', true],
    ['art:150 Bank', '135-149', false],
    ['-art:5 Bank', '5', false],
    ['-art:5 Bank', '6', true],
  ])('%s lets %s through: %s', (query, path, expected) => {
    expect(restricted(query).letsArticle?.(path)).toBe(expected);
  });

  it.each([
    ['Bank', ['article', 'annex', 'final']],
    ['type:annex Bank', ['annex']],
    ['-type:annex Bank', ['article', 'final']],
    ['type:annex type:comment Bank', ['annex']],
  ])('%s looks into %o, at all articles', (query, parts) => {
    expect(restricted(query).parts).toEqual(parts);
    expect(restricted(query).letsArticle).toBeUndefined();
  });

  it.each([
    ['Bank', false],
    ['type:comment Bank', true],
    ['type:comment type:annex Bank', false],
    ['owner:me Bank', true],
    ['-owner:me Bank', false],
  ])('%s asks for nothing of the regulations: %s', (query, expected) => {
    expect(restricted(query).isForeign).toBe(expected);
  });

  it('holds the last of several days', () => {
    expect(restricted('before:2020 before:31.12.2021 after:2019 Bank')).toMatchObject({
      before: '2021-12-31',
      after: '2019-12-31',
    });
  });

  it.each([
    ['5^2', '5', true],
    ['5!2', '5', true],
    ['5A', '5a', true],
    ['{A1}^u1', '1', false],
    ['{chap_1}', '1', false],
  ])('%s is article %s: %s', (path, number, expected) => {
    expect(isArticleNumbered(path, number)).toBe(expected);
  });
});

describe('a query that cannot be answered', () => {
  it.each([
    ['#foo Bank', 'UNKNOWN_MODIFIER', /"#foo".*"#/],
    ['titel:Zweck', 'UNKNOWN_MODIFIER', /"titel:".*"title:"/],
    ['in:bank Frist', 'UNKNOWN_VALUE', /"bank".*"base"/],
    ['at:yesterday Frist', 'BAD_DATE', /"yesterday"/],
    ['-#eu Frist', 'NOT_NEGATABLE', /"#eu"/],
    ['-Bank', 'ONLY_NEGATIVE', /./],
    ['#eu', 'ONLY_MODIFIERS', /./],
    [' \u0000 ', 'EMPTY', /./],
  ])('%j is told as %s', (query, code, message) => {
    const problem = queryProblem(parseQuery(query).problems);
    expect(problem).toMatchObject({ status: 400, code });
    expect(problem?.message).toMatch(message);
  });

  it.each(['Bank', '"Bank', 'Bank)', '(Bank', 'OR Bank', 'a ""'])('%s is answered', (query) => {
    expect(queryProblem(parseQuery(query).problems)).toBeUndefined();
  });
});
