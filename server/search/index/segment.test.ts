import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPart } from './build-part.ts';
import type { IndexPart } from './index-part.ts';
import type { IndexedUnit } from './indexed-units.ts';
import { joinParts } from './join-parts.ts';
import { decodeSegment, encodeSegment } from './segment.ts';
import { someUnits } from './units-fixture.ts';

/** Replaces the numbers of paths by the paths, since the numbering does not matter. */
function withPaths({ paths, ...part }: IndexPart) {
  const named = (numbers: Uint32Array) => [...numbers].map((number) => paths[number]);
  return {
    ...part,
    docPath: named(part.docPath),
    unitPath: named(part.unitPath),
    paths: new Set(paths),
  };
}

describe('a segment', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(someUnits, (units: IndexedUnit[]) => {
        const part = buildPart(7, units, 'DE');
        expect(decodeSegment(encodeSegment(part), 7)).toEqual(part);
      }),
    );
  });

  it('of another edition, cut short or with something behind its end is refused', () => {
    const bytes = encodeSegment(buildPart(1, [], 'DE'));
    expect(() => decodeSegment(Uint8Array.of(99, ...bytes.slice(1)), 1)).toThrow('another edition');
    expect(() => decodeSegment(bytes.slice(0, -1), 1)).toThrow('end too early');
    expect(() => decodeSegment(Uint8Array.of(...bytes, 0), 1)).toThrow('behind its end');
  });
});

describe('joining', () => {
  it('gives what one part of all texts would, whatever the steps', () => {
    fc.assert(
      fc.property(fc.array(someUnits, { minLength: 1, maxLength: 5 }), (texts) => {
        const parts = texts.map((units, at) => buildPart(at + 1, units, 'DE'));
        const [first, ...rest] = parts;
        if (first === undefined) return;
        const atOnce = joinParts(parts);
        const oneByOne = rest.reduce((joined, part) => joinParts([joined, part]), joinParts([first]));
        expect(withPaths(oneByOne)).toEqual(withPaths(atOnce));
        expect(atOnce.positions.length).toBe(parts.reduce((sum, { positions }) => sum + positions.length, 0));
      }),
    );
  });

  it('leaves out texts that are gone', () => {
    fc.assert(
      fc.property(fc.array(someUnits, { maxLength: 5 }), (texts) => {
        const parts = texts.map((units, at) => buildPart(at, units, 'DE'));
        const isIncluded = (id: number) => id % 2 === 0;
        const joined = joinParts(parts.length === 0 ? [] : [joinParts(parts)], isIncluded);
        expect(withPaths(joined)).toEqual(withPaths(joinParts(parts.filter((_, at) => isIncluded(at)))));
      }),
    );
  });
});
