import { afterEach, describe, expect, it } from 'vitest';
import { jumpToRow } from './jump.ts';

/** Twenty rows in a column that scrolls. */
function someRows() {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'overflow-y: auto; block-size: 300px; overflow-anchor: none';
  const rows = document.createElement('div');
  for (let index = 0; index < 20; index += 1) {
    const row = document.createElement('div');
    row.dataset.row = String(index);
    row.style.blockSize = '120px';
    rows.append(row);
  }
  scroller.append(rows);
  document.body.replaceChildren(scroller);
  const row = (index: number) => rows.children[index] as HTMLElement;
  const top = () => row(10).getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const grow = async () => {
    row(0).style.blockSize = '600px';
    await frames(3);
  };
  return { rows, scroller, top, grow };
}

const frame = () => new Promise(requestAnimationFrame);
async function frames(count: number) {
  for (let each = 0; each < count; each += 1) await frame();
}

afterEach(() => document.body.replaceChildren());

describe('a row to which the comparison leads', () => {
  it('stays while a row above gets another height after its first frames', async () => {
    const { rows, top, grow } = someRows();
    jumpToRow(rows, 10);
    await frames(15);
    const before = top();
    await grow();
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
  });

  it('is left where the user has moved since', async () => {
    const { rows, scroller, top, grow } = someRows();
    jumpToRow(rows, 10);
    await frames(15);
    const before = top();
    scroller.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    await grow();
    expect(top() - before).toBe(480);
  });
});
