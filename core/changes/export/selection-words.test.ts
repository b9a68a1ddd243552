import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nobody, queryAtFirst } from '../../change-filter/change-address.ts';
import { readChangeQuery } from '../../change-filter/change-query.ts';
import { changeColumns } from '../../change-filter/columns.ts';
import { changeFilterNames } from '../../change-filter/filter-names.ts';
import { interfaceLanguageCodes } from '../../contract/languages.ts';
import { wordsIn } from './displayed-fixture.ts';
import { orderWords, selectionWords } from './selection-words.ts';

const english = await wordsIn('EN');
const all = await Promise.all(interfaceLanguageCodes.map(wordsIn));

describe('what is displayed, in words', () => {
  it.each([
    ['', ['without out of scope and done']],
    ['ended=1', ['with out of scope and done']],
    ['green=0&onlyKey=1', ['Only key', 'without on course', 'without out of scope and done']],
    // The filter of the status decides alone, whatever the switches say.
    ['domainData.status=R,%3F&green=0', ['Status: Critical, Unknown']],
    [
      'domainData.status=R&domainData.owner=8,nobody,77',
      ['Owner: Bea Brun, Nobody, Former user', 'Status: Critical'],
    ],
    ['domainData.status=R&topic=lamp oil ', ['Topic and summary: contains “lamp oil”', 'Status: Critical']],
    [
      'domainData.status=R&deadline=2026-06-01/2026-12-31',
      ['Deadline: 01/06/2026 to 31/12/2026', 'Status: Critical'],
    ],
    ['domainData.status=R&deadline=2026-06-01/', ['Deadline: from 01/06/2026', 'Status: Critical']],
    ['domainData.status=R&deadline=/2026-12-31', ['Deadline: until 31/12/2026', 'Status: Critical']],
    ['domainData.status=R&source=finma,eu&type=act', ['Source: FINMA, EU', 'Type: Act', 'Status: Critical']],
    [
      'domainData.status=R&domainData.key=N&domainData.volume=high',
      ['Key: N (not key)', 'Work: High', 'Status: Critical'],
    ],
    ['domainData.status=R&domainData.area=Legal', ['Area: Legal', 'Status: Critical']],
  ])('of %j', (address, said) => {
    expect(selectionWords(readChangeQuery(address), english)).toEqual(said);
  });

  it('names the order', () => {
    expect(orderWords(queryAtFirst, english)).toBe('Sorted by Deadline');
    expect(orderWords({ ...queryAtFirst, sort: 'ownerId', descending: true }, english)).toBe(
      'Sorted by Owner, in reverse order',
    );
  });

  const values = {
    topic: fc.constant('Lampe'),
    comment: fc.constant('Docht'),
    deadline: fc.constantFrom('2026-06-01/', '/2026-06-01', '2026-06-01/2026-07-01'),
    source: fc.constantFrom('finma', 'eu,sba'),
    type: fc.constantFrom('act', 'circular,other'),
    area: fc.constant('Recht'),
    key: fc.constantFrom('Y', 'N'),
    volume: fc.constantFrom('high', 'low,unknown'),
    ownerId: fc.constantFrom('8', nobody, `9,${nobody}`),
    status: fc.constantFrom('R', 'A,?', 'D,O'),
    approval: fc.constant('waiting'),
  };

  it('names every filter once, in every language, in words only', () => {
    const query = fc.record({
      filters: fc.record(values, { requiredKeys: [] }),
      onlyKey: fc.boolean(),
      green: fc.boolean(),
      ended: fc.boolean(),
      sort: fc.constantFrom(...changeColumns),
      descending: fc.boolean(),
      page: fc.constant(0),
      view: fc.constant('table' as const),
      month: fc.constant(''),
    });
    fc.assert(
      fc.property(query, fc.constantFrom(...all), (request, words) => {
        const said = selectionWords(request, words);
        for (const name of changeFilterNames) {
          const label = `${words.text(`changes.${name}`)}: `;
          expect(said.filter((line) => line.startsWith(label))).toHaveLength(request.filters[name] ? 1 : 0);
        }
        expect([...said, orderWords(request, words)].join(' ')).not.toMatch(
          /change(s|export)\.|\{\{|undefined/,
        );
      }),
    );
  });
});
