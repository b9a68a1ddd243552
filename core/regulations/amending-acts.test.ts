import { expect, test } from 'vitest';
import { amendingActs, amendingReferences } from './amending-acts.ts';

const act = (title: string, reference?: string) => ({
  title,
  inForce: '2023-01-01',
  ...(reference === undefined ? {} : { reference }),
});

test.each([
  [undefined, '', ''],
  [[act('BG vom 17. Juni 2022', 'AS 2022 732')], 'BG vom 17. Juni 2022, AS 2022 732', 'AS 2022 732'],
  [[act('BG vom 17. Juni 2022')], 'BG vom 17. Juni 2022', ''],
  [[act('A', 'AS 1'), act('A', 'AS 1'), act('B', 'AS 1')], 'A, AS 1; B, AS 1', 'AS 1'],
  [[act('A', 'AS 1'), act('B', 'AS 2'), act('C', 'AS 3')], 'A, AS 1; B, AS 2; …', 'AS 1; AS 2; …'],
])('acts %j are named in one line', (amendments, names, references) => {
  expect(amendingActs(amendments)).toBe(names);
  expect(amendingReferences(amendments)).toBe(references);
});
