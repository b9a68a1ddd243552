import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComparisonRequest } from '#core/comparison/store.ts';
import type { ComparedText, Comparison } from '#core/contract/main/comparison.ts';
import { askedBy, swapped } from './asked.ts';
import type { CompareViewProps } from './compare-props.ts';
import { createCompareScene, createRowDrawing } from './compare-scene.ts';

const head = (versionDate: string): ComparedText => ({
  ...{ regTextId: 'lampeng', displayName: 'LampenG', title: 'Lampengesetz, LampenG', sourceNumber: '1' },
  ...{ language: 'DE', versionDate, status: 'past' },
});
const comparison: Comparison = {
  ...{
    before: head('2022-01-01'),
    after: head('2024-01-01'),
    rows: [],
    units: [],
    unrelated: false,
    apart: false,
  },
  summary: { rows: {} as Comparison['summary']['rows'], classes: {} as Comparison['summary']['classes'] },
};

function opened() {
  const told: [string, unknown][] = [];
  const props: CompareViewProps = {
    ...{ regTextId: 'lampeng', versionDate: '2024-01-01', language: 'DE', view: { compare: '2022-01-01' } },
    href: () => '',
    onNavigate: (place, view, mode) =>
      void told.push([mode, askedBy({ language: 'DE', ...place, view } as CompareViewProps)]),
    onClose: () => undefined,
  };
  const ask = (asked: ComparisonRequest) => void told.push(['ask', asked]);
  return {
    told,
    props,
    scene: createCompareScene(props, comparison, createRowDrawing(comparison), ask),
  };
}

describe('what a comparison is left for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for first, and in the words in which it will be shown', () => {
    const { told, props, scene } = opened();
    scene.go(swapped(props, scene.dates));
    const asked = { before: 'lampeng', after: 'lampeng', language: 'DE' };
    const swappedDays = { ...asked, beforeDate: '2024-01-01', afterDate: '2022-01-01' };
    expect(told).toEqual([['ask', swappedDays]]);
    vi.runAllTimers();
    expect(told[1]).toEqual(['push', swappedDays]);
  });

  it('is shown at once where it is the same, shown otherwise', () => {
    const { told, props, scene } = opened();
    const { regTextId, versionDate } = props;
    scene.go({ place: { regTextId, versionDate }, view: { ...props.view, only: true } }, 'replace');
    expect(told.map(([how]) => how)).toEqual(['replace']);
  });
});
