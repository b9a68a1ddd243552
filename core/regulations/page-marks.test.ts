import { expect, it } from 'vitest';
import { pageMarks } from './page-marks.ts';

const box = (page: number, top: number) => ({ page, top, bottom: top + 10, left: 0, right: 1 });

it('marks what begins first on each page, the outer one of two', () => {
  const marks = pageMarks([
    { completeParagraphID: 'lamp~1', boxes: [box(1, 50), box(2, 20)] },
    { completeParagraphID: 'lamp~1^1', boxes: [box(1, 50)] },
    { completeParagraphID: 'lamp~1^2', boxes: [box(2, 80)] },
    { completeParagraphID: 'lamp~2', boxes: [box(2, 140)] },
    { completeParagraphID: 'lamp~3', boxes: [] },
  ]);
  expect([...marks]).toEqual([
    ['1', 1],
    ['1^2', 2],
  ]);
});
