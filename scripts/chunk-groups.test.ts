import { describe, expect, it } from 'vitest';
import { groupOf } from './chunk-groups.mjs';

describe('a module that is needed by', () => {
  it.each([
    [['shell', 'question', 'reader'], 'shell'],
    [['question'], 'question'],
    [['question', 'box', 'reader'], 'base'],
    [['question', 'reader'], 'base'],
    [['question', 'box'], 'base'],
    [['question', 'around', 'suggestions'], 'forms'],
    [['box', 'reader', 'around'], 'texts'],
    [['reader', 'results'], 'reading'],
    [['box', 'around'], 'finding'],
    [['results', 'around'], undefined],
    // What comes after has what came before.
    [['box', 'suggestions', 'results'], 'box'],
    [['suggestions', 'results'], 'suggestions'],
    [['reader', 'around'], 'reader'],
    [['results'], 'results'],
    [['shell', 'table'], 'shell'],
    [['table'], 'table'],
    [['question', 'reader', 'table'], 'base'],
    [['box', 'reader', 'table'], 'texts-listed'],
    [['reader', 'table'], 'reader-listed'],
    [['results', 'around', 'table'], 'later-listed'],
    [['table', 'work'], 'table'],
    [['work'], 'work'],
    [['reader', 'work'], 'reader'],
    [['around', 'question', 'work'], 'forms'],
    // What first calls need comes without what draws.
    [['shell', 'readerEarly', 'reader'], 'shell'],
    [['readerEarly', 'reader', 'question'], 'early'],
    [['readerEarly', 'tableEarly', 'reader', 'table'], 'early'],
    [['readerEarly', 'reader', 'box'], 'texts-early'],
    [['tableEarly', 'table'], 'table-early'],
    [['readerEarly'], 'reg-reader-early'],
    [['readerEarly', 'results', 'around'], 'reg-reader-early'],
  ] as const)('%j goes into %s', (needing, group) => {
    expect(groupOf(needing, [])).toBe(group);
  });

  it.each([
    [['question'], ['ask-question'], 'question'],
    [['question'], ['ask-question', 'reg-reader'], 'fields'],
    [['reader'], ['reg-reader', 'reg-search'], 'reading'],
    [['results'], ['reg-search', 'reg-reader'], undefined],
    [['box', 'reader'], ['reg-search', 'reg-reader'], 'texts'],
    [['work'], ['change-table'], 'work'],
    [['work'], ['change-table', 'reg-reader'], undefined],
    [['table'], ['change-table', 'reg-reader'], 'listed'],
  ] as const)('%j, and later by %j, goes into %s', (needing, later, group) => {
    expect(groupOf(needing, later)).toBe(group);
  });
});
