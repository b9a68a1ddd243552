import { expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { NearRegulation } from '../contract/main/regulations.ts';
import { createNearDocuments } from './near-documents.ts';

const lamp: NearRegulation = {
  regTextId: 'lamp',
  title: 'LampA',
  longName: 'Federal Act on Lamps',
  sourceNumber: '941.7',
  sample: false,
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('similar names are asked for once for each name and language, and again after a failure', async () => {
  const nearRegulations = vi.fn(async () => [lamp]);
  const report = vi.fn();
  const nearTo = createNearDocuments({ main: { nearRegulations }, notices: { report } });
  nearRegulations.mockRejectedValueOnce(new Error('away'));
  const $near = nearTo('lampp', 'DE');
  nearTo('lampp', 'DE');
  await settled();
  expect($near.get().state).toBe('failed');
  expect(report).toHaveBeenCalledOnce();
  expect(nearTo('lampp', 'DE')).toBe($near);
  await settled();
  expect(loadedValue($near.get())).toEqual([lamp]);
  nearTo('lampp', 'DE');
  nearTo('lampp', 'FR');
  await settled();
  expect(nearRegulations).toHaveBeenCalledTimes(3);
});
