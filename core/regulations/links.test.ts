import { describe, expect, it } from 'vitest';
import type { Inline, Unit } from '../contract/main/regulation-text.ts';
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
});
