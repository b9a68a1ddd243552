import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, placeElement } from '#widgets/testing/element.ts';

afterEach(() => document.documentElement.style.removeProperty('color-scheme'));

/** The luminance of a colour as the browser draws it. */
function luminance(color: string): number {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const accents = [
  '#ffd400',
  '#00ff00',
  '#ffffff',
  '#000000',
  '#0000ff',
  '#777777',
  '#00857d',
  'oklch(0.75 0.2 330)',
];
const cases = accents.flatMap((accent) =>
  (['light', 'dark'] as const).map((scheme) => [accent, scheme] as const),
);

it.each(cases)(
  'letters in and on the accent %s of a page can be read in the %s scheme',
  async (accent, scheme) => {
    answerCalls({});
    document.documentElement.style.colorScheme = scheme;
    const element = await placeElement('ask-question', {
      attributes: { inline: '', style: `--reg-accent: ${accent}` },
    });
    const send = page.getByRole('button', { name: 'Send' });
    await expect.element(send).toBeVisible();
    const frame = element.shadowRoot?.querySelector<HTMLElement>('.reg-theme');
    if (!frame) throw new Error('no frame');
    const colorOf = (name: string) => {
      const probe = document.createElement('i');
      probe.style.color = `var(--reg-color-${name})`;
      frame.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    await expect
      .poll(() => contrast(colorOf('accent-on'), colorOf('accent-fill')))
      .toBeGreaterThanOrEqual(4.5);
    const button = getComputedStyle(send.element());
    expect(contrast(button.color, button.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    // Behind letters the colour is the one of the page.
    expect(luminance(button.backgroundColor)).toBeCloseTo(luminance(accent), 2);
    for (const ground of ['paper', 'ground', 'sunk', 'accent-wash'])
      expect(contrast(colorOf('accent'), colorOf(ground)), ground).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['accent-wash', 'accent-line'])
      expect(contrast(colorOf('ink'), colorOf(ground)), ground).toBeGreaterThanOrEqual(4.5);
    const hovered = `color-mix(in oklab, ${colorOf('accent-fill')} 88%, ${colorOf('accent-off')})`;
    expect(contrast(colorOf('accent-on'), hovered)).toBeGreaterThanOrEqual(4.5);
  },
);
