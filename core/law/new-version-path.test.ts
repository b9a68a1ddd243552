import { expect, it } from 'vitest';
import { newVersionPath } from './new-version-path.ts';

const version = { regTextId: 'lamp', versionDate: '2027-01-01', language: 'EN' } as const;
const read = '/read/lamp?versionDate=2027-01-01&language=EN';

it.each<[string, Partial<Parameters<typeof newVersionPath>[0]>, string]>([
  [
    'in the comparison, at the first place that is different',
    {
      versionBefore: '2024-01-01',
      places: [
        { completeParagraphID: 'lamp~1^2', became: 'changed' },
        { completeParagraphID: 'lamp~4', became: 'repealed' },
      ],
    },
    `${read}&compare=2024-01-01&at=1%5E2`,
  ],
  [
    'in the comparison, at the place before of what is repealed',
    { versionBefore: '2024-01-01', places: [{ completeParagraphID: 'lamp~4', became: 'repealed' }] },
    `${read}&compare=2024-01-01&at=A~4`,
  ],
  [
    'in the comparison where no place is named',
    { versionBefore: '2024-01-01' },
    `${read}&compare=2024-01-01`,
  ],
  [
    'in the text of a first version, at its place',
    { places: [{ completeParagraphID: 'lamp~1^2', became: 'added' }] },
    '/read/lamp/1?versionDate=2027-01-01&language=EN#1%5E2',
  ],
  ['in the text of a first version in which no place is named', {}, read],
])('what is new in a version is read %s', (_, more, path) => {
  expect(newVersionPath({ ...version, places: [], ...more })).toBe(path);
});
