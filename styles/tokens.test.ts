import { describe, expect, it } from 'vitest';
import { type ColorName, darkColors, lightColors } from './tokens.ts';

/** Contrast of two opaque colours as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const everyday: ColorName[] = ['paper', 'ground', 'sunk', 'accentWash'];
const aaa = 7;
const aa = 4.5;
const shape = 3;

/** The minimum contrast of colours on backgrounds. Law text (ink, or ink2 if repealed) always fulfils AAA. */
const promises: { on: ColorName[]; colors: ColorName[]; least: number }[] = [
  { on: [...everyday, 'mark', 'amount', 'date', 'modal'], colors: ['ink'], least: aaa },
  { on: ['paper', 'ground', 'accentWash'], colors: ['ink2'], least: aaa },
  { on: everyday, colors: ['ink3'], least: aa },
  { on: everyday, colors: ['accent'], least: aaa },
  { on: everyday, colors: ['red', 'amber', 'green'], least: aa },
  { on: ['accentFill'], colors: ['accentOn'], least: aaa },
  { on: ['paper', 'ground', 'accentWash'], colors: ['line2'], least: shape },
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('contrast in the %s theme', (_, colors) => {
  const pairs = promises.flatMap(({ on, colors: fore, least }) =>
    on.flatMap((ground) => fore.map((color) => ({ color, ground, least }))),
  );
  it.each(pairs)('$color on $ground is at least $least', ({ color, ground, least }) => {
    expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
