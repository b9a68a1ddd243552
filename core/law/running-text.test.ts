import { describe, expect, it } from 'vitest';
import type { Inline, Unit } from '../contract/main/regulation-text.ts';
import { runningTexts, withLinks } from './running-text.ts';

const unitOf = (...content: Inline[]): Unit => ({
  id: '5',
  kind: 'article',
  depth: 0,
  notes: [],
  parts: [{ part: 'division', kind: 'paragraph', id: '5^1', parts: [{ part: 'text', content }] }],
});
const reference = (start: number, end: number, target = 'x~1') => ({
  start,
  end,
  link: 'reference' as const,
  target,
});

/** The content of the only paragraph after these spans are linked. */
function linkedContent(content: Inline[], ...links: ReturnType<typeof reference>[]): unknown {
  const [paragraph] = withLinks(unitOf(...content), () => links).parts;
  const [text] = paragraph?.part === 'division' ? paragraph.parts : [];
  return text?.part === 'text' ? text.content : undefined;
}

describe('running texts', () => {
  it('are read without their marks, with the places of notes, and know where they stand', () => {
    const [text] = runningTexts(unitOf('Nach Art. 5', { mark: 'i', content: ['a'] }, { note: 2 }, '.'));
    expect(text).toEqual({
      text: 'Nach Art. 5a.',
      path: '5^1',
      quoted: false,
      notes: [{ at: 12, number: 2 }],
      closed: [],
    });
  });

  it('of headings and signatures are left out, those of quotes told apart, those of tables found', () => {
    const texts = runningTexts({
      id: '9',
      parts: [
        { part: 'text', role: 'heading', content: ['Titel'] },
        { part: 'quote', parts: [{ part: 'text', content: ['Zitat'] }] },
        { part: 'table', rows: [[{ parts: [{ part: 'text', content: ['Zelle'] }] }]] },
        { part: 'text', role: 'closing', content: ['Schluss'] },
      ],
    });
    expect(texts.map(({ text, path, quoted }) => [text, path, quoted])).toEqual([
      ['Zitat', '9', true],
      ['Zelle', '9', false],
      ['Schluss', '9', false],
    ]);
  });

  it('close what is a link already', () => {
    const [text] = runningTexts(unitOf('a ', { href: 'https://example.org', content: ['bc'] }));
    expect(text?.closed).toEqual([{ start: 2, end: 4 }]);
  });
});

describe('links in running texts', () => {
  it('go across marks and leave notes outside', () => {
    expect(
      linkedContent(['Nach Art. 5', { mark: 'i', content: ['a', { note: 1 }] }, ' gilt'], reference(5, 12)),
    ).toEqual([
      'Nach ',
      { link: 'reference', target: 'x~1', content: ['Art. 5', { mark: 'i', content: ['a'] }] },
      { mark: 'i', content: [{ note: 1 }] },
      ' gilt',
    ]);
  });

  it('stand side by side, and lose nothing between them', () => {
    expect(linkedContent(['ab', { note: 1 }, 'cd'], reference(0, 2), reference(2, 4, 'x~2'))).toEqual([
      { link: 'reference', target: 'x~1', content: ['ab'] },
      { note: 1 },
      { link: 'reference', target: 'x~2', content: ['cd'] },
    ]);
  });

  it('change nothing where there are none', () => {
    const unit = unitOf('ab');
    expect(withLinks(unit, () => [])).toEqual(unit);
  });
});
