import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComparisonRequest } from '#core/comparison/store.ts';
import type { Comparison, ComparisonSide } from '#core/contract/main/comparison.ts';
import { requestOf, swapped } from './comparison-places.ts';
import type { ComparisonViewProps } from './comparison-props.ts';
import { createComparisonScene, createRowDrawing } from './comparison-scene.ts';

const head = (versionDate: string): ComparisonSide => ({
  regTextId: 'lampeng',
  displayName: 'LampenG',
  title: 'Lampengesetz, LampenG',
  sourceNumber: '1',
  language: 'DE',
  versionDate,
  status: 'past',
  source: 'classified',
  legalStatus: 'consolidated',
});
const comparison: Comparison = {
  before: head('2022-01-01'),
  after: head('2024-01-01'),
  rows: [],
  units: [],
  unrelated: false,
  apart: false,
  summary: { rows: {} as Comparison['summary']['rows'], classes: {} as Comparison['summary']['classes'] },
};

function opened() {
  const calls: [string, unknown][] = [];
  const props: ComparisonViewProps = {
    regTextId: 'lampeng',
    versionDate: '2024-01-01',
    language: 'DE',
    view: { compare: '2022-01-01' },
    href: () => '',
    onNavigate: (place, view, mode) =>
      void calls.push([mode, requestOf({ language: 'DE', ...place, view } as ComparisonViewProps)]),
    onClose: () => undefined,
  };
  const ask = (request: ComparisonRequest) => void calls.push(['ask', request]);
  return {
    calls,
    props,
    scene: createComparisonScene(props, comparison, createRowDrawing(comparison), ask),
  };
}

describe('what a comparison is left for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for first, and in the words in which it will be shown', () => {
    const { calls, props, scene } = opened();
    scene.go(swapped(props, scene.dates));
    const request = { before: 'lampeng', after: 'lampeng', language: 'DE' };
    const swappedDays = { ...request, beforeDate: '2024-01-01', afterDate: '2022-01-01' };
    expect(calls).toEqual([['ask', swappedDays]]);
    vi.runAllTimers();
    expect(calls[1]).toEqual(['push', swappedDays]);
  });

  it('is shown at once where it is the same, shown otherwise', () => {
    const { calls, props, scene } = opened();
    const { regTextId, versionDate } = props;
    scene.go({ place: { regTextId, versionDate }, view: { ...props.view, only: true } }, 'replace');
    expect(calls.map(([how]) => how)).toEqual(['replace']);
  });
});
