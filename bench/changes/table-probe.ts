/** What the page records of the table; the functions run in the page. */
export type TableProbe = {
  /** When the first rows were painted. */
  first?: number;
  /** For each keystroke the milliseconds until the rows that match were painted. */
  keystrokes: number[];
  /** Milliseconds between frames while the rows scroll from the first to the last. */
  scroll: () => Promise<number[]>;
};

export function probeTable(): void {
  const probe: TableProbe = { keystrokes: [], scroll };
  Object.assign(window, { probe });
  const afterPaint = (then: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const rows = () => document.querySelectorAll('tbody tr:not([aria-hidden])').length;
  const look = () => {
    // A skeleton has rows too, but none with words.
    if (rows() > 10 && document.querySelector('tbody tr [lang], tbody tr[data-row]'))
      afterPaint((now) => {
        probe.first = now;
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // The number of rows tells when those that match are drawn; it differs with each keystroke of the measurement.
  const height = () => document.querySelector('tbody')?.getBoundingClientRect().height ?? 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = height();
      const wait = () => {
        if (height() === before) return requestAnimationFrame(wait);
        return setTimeout(() => probe.keystrokes.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(wait);
    },
    true,
  );
  async function scroll(): Promise<number[]> {
    const box = document.querySelector('table')?.closest('section');
    if (!box) throw new Error('no box that scrolls');
    const frames: number[] = [];
    let last = performance.now();
    // Three rows a frame as by wheel, then as by dragging the bar.
    for (const { step, count } of [
      { step: 111, count: 200 },
      { step: 1500, count: 150 },
    ])
      for (let frame = 0; frame < count; frame += 1) {
        box.scrollTop += step;
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        frames.push(now - last);
        last = now;
      }
    box.scrollTop = 0;
    return frames;
  }
}
