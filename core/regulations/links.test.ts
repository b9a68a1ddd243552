import { describe, expect, it } from 'vitest';
import type { Inline, Part, Unit } from '../contract/main/regulation-text.ts';
import { linksOf } from './links.ts';

const reference = (target: string, ...content: Inline[]): Inline => ({ link: 'reference', target, content });
const unit = (...content: Inline[]): Pick<Unit, 'num' | 'heading' | 'parts' | 'notes'> => ({
  parts: [{ part: 'division', kind: 'paragraph', id: '5^1', parts: [{ part: 'text', content }] }],
  notes: [{ number: 3, content: [{ href: 'https://lamps.example/3', content: ['AS 2020 1'] }] }],
});

describe('the links of an article', () => {
  it('are its references, its terms and what the source marks up, each once', () => {
    const links = linksOf(
      unit(
        'Wer ',
        { link: 'term', target: 'lamp~2^a', content: ['Lampen'] },
        ' nach ',
        reference('lamp~5', 'Artikel 5'),
        ' oder ',
        { mark: 'i', content: [reference('lamp~5', 'Artikel 5')] },
        ' führt.',
        { href: 'javascript:alert(1)', content: ['dort'] },
      ),
    );
    expect(links).toEqual({
      references: [{ target: 'lamp~5', text: 'Artikel 5' }],
      terms: [{ target: 'lamp~2^a', text: 'Lampen' }],
      source: [{ href: 'https://lamps.example/3', text: 'AS 2020 1', note: 3 }],
    });
  });

  it('are those of a paragraph and its notes where one is asked for', () => {
    const whole = unit('Siehe ', reference('lamp~5', 'Artikel 5'), '.');
    const second: Part = {
      part: 'division',
      kind: 'paragraph',
      id: '5^2',
      parts: [{ part: 'text', content: ['Nach ', reference('lamp~6', 'Artikel 6'), { note: 3 }] }],
    };
    const both = { ...whole, parts: [...whole.parts, second] };
    const targets = (path?: string) => linksOf(both, { path }).references.map(({ target }) => target);
    expect(targets()).toEqual(['lamp~5', 'lamp~6']);
    expect(targets('5^2')).toEqual(['lamp~6']);
    expect(targets('5^9')).toEqual(['lamp~5', 'lamp~6']);
    expect(linksOf(both, { path: '5^1' }).source).toEqual([]);
    expect(linksOf(both, { path: '5^2' }).source).toHaveLength(1);
  });

  it.each(['–', '−', ' bis ', ' à ', ' to '])('have the middle of a range written with "%s"', (sign) => {
    const ranged = unit(reference('lamp~3', 'Artikel 3'), sign, reference('lamp~5', '5'), ' und ');
    const between = (first: string, last: string) =>
      first === 'lamp~3' && last === 'lamp~5' ? ['lamp~4'] : [];
    expect(linksOf(ranged, { between }).references).toEqual([
      { target: 'lamp~3', text: 'Artikel 3' },
      { target: 'lamp~4', text: '' },
      { target: 'lamp~5', text: '5' },
    ]);
  });

  it('have no middle of a list', () => {
    const listed = unit(reference('lamp~3', 'Artikel 3'), ' und ', reference('lamp~5', '5'));
    expect(linksOf(listed, { between: () => ['lamp~4'] }).references).toHaveLength(2);
  });
});
