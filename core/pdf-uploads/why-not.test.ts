import { describe, expect, it } from 'vitest';
import type { PdfCorrection, PdfStructure } from '../contract/main/pdf-structure.ts';
import { aStructure } from './structure-fixture.ts';
import { moveByLine } from './unit-places.ts';
import { whyNot, whyNotByLine } from './why-not.ts';

const unitOf = (structure: PdfStructure, id: string) => {
  const unit = structure.elements.find((one) => one.id === id);
  if (unit === undefined) throw new Error(`no ${id}`);
  return unit;
};

/** A number that is a picture stands before the paragraph of the second page. */
const withPicture = (): PdfStructure => {
  const structure = aStructure();
  const box = { page: 2, top: 100, bottom: 110, left: 20, right: 40 };
  const number = {
    id: 'e4',
    kind: 'marginNumber' as const,
    number: '7',
    picture: box,
    spans: [],
    boxes: [box],
  };
  return { ...structure, elements: structure.elements.toSpliced(2, 0, number) };
};

const place = (page: number, line: number, at: number) => ({ page, line, at });
const cases: [string, PdfStructure, string, PdfCorrection, ReturnType<typeof whyNot>][] = [
  [
    'divided within its words',
    aStructure(),
    'e2',
    { do: 'split', element: 'e2', ...place(1, 1, 4) },
    undefined,
  ],
  [
    'divided at its beginning',
    aStructure(),
    'e2',
    { do: 'split', element: 'e2', ...place(1, 1, 0) },
    'noPlace',
  ],
  ['joined with what stands before it', aStructure(), 'e2', { do: 'merge', element: 'e2' }, undefined],
  ['joined as the first', aStructure(), 'e1', { do: 'merge', element: 'e1' }, 'nothingBefore'],
  ['joined with a picture', withPicture(), 'e3', { do: 'merge', element: 'e3' }, 'numberIsPicture'],
  ['begun later', aStructure(), 'e2', { do: 'moveBoundary', element: 'e2', ...place(1, 2, 0) }, undefined],
  [
    'begun at its own end',
    aStructure(),
    'e2',
    { do: 'moveBoundary', element: 'e2', ...place(1, 2, 10) },
    'nothingLeft',
  ],
  [
    'begun later as the first',
    aStructure(),
    'e1',
    { do: 'moveBoundary', element: 'e1', ...place(1, 0, 4) },
    'nothingBefore',
  ],
  [
    'put behind all text',
    withPicture(),
    'e4',
    { do: 'moveBoundary', element: 'e4', ...place(2, 0, 10) },
    'nothingAfter',
  ],
];

describe('a unit of a PDF', () => {
  it.each(cases)('%s', (_, structure, id, correction, reason) => {
    expect(whyNot(structure, unitOf(structure, id), correction)).toBe(reason);
  });

  it.each([
    ['e1', 'up', 'nothingBefore'],
    ['e1', 'down', 'oneLine'],
    ['e2', 'up', 'nothingLeft'],
    ['e2', 'down', undefined],
    ['e3', 'up', undefined],
  ] as const)('%s moved by a line %s', (id, by, reason) => {
    const structure = aStructure();
    const unit = unitOf(structure, id);
    expect(whyNotByLine(structure, unit, by, moveByLine(structure, unit, by))).toBe(reason);
  });
});
