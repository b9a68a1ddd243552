/** The functions and values that a measured page offers, the same on both pages. */
export type Probe = {
  /** Milliseconds from navigation to the frame after the first page was drawn. */
  first: number | undefined;
  drawn: (page: number) => void;
  drawnPages: Set<number>;
  /** The places that the view reported, for trying it out by hand. */
  places: string[];
  scroller: HTMLElement | undefined;
  /** Whether the page at a point is drawn; undefined in the gap between pages. */
  pageAt: (x: number, y: number) => boolean | undefined;
  scrollToEnd: (speed: number) => Promise<ScrollResult>;
};
export type ScrollResult = {
  seconds: number;
  frames: number;
  longFrames: number;
  longTotal: number;
  longest: number;
  tasks: number;
  taskTotal: number;
  blank: number;
  drawn: number;
};

const long = 50;

export function createProbe(): Probe {
  const probe: Probe = {
    first: undefined,
    drawnPages: new Set(),
    places: [],
    scroller: undefined,
    pageAt: () => undefined,
    drawn(page) {
      probe.drawnPages.add(page);
      if (probe.drawnPages.size > 1 || probe.first !== undefined) return;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          probe.first ??= performance.now();
        }),
      );
    },
    scrollToEnd: (speed) => scrollToEnd(probe, speed),
  };
  Object.assign(globalThis, { probe });
  return probe;
}

/** Scrolls by `speed` pixels a second and records the frames. */
async function scrollToEnd(probe: Probe, speed: number): Promise<ScrollResult> {
  const view = probe.scroller;
  if (!view) throw new Error('nothing scrolls');
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const gaps: number[] = [];
  let blank = 0;
  let looked = 0;
  const { left, top, width, height } = view.getBoundingClientRect();
  const begin = await nextFrame();
  let last = begin;
  for (let isAtEnd = false; !isAtEnd; ) {
    view.scrollTop = ((last - begin) / 1000) * speed;
    const now = await nextFrame();
    gaps.push(now - last);
    last = now;
    const isDrawn = probe.pageAt(left + width / 2, top + height / 2);
    if (isDrawn !== undefined) looked += 1;
    if (isDrawn === false) blank += 1;
    isAtEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 2;
  }
  observer.disconnect();
  const longGaps = gaps.filter((gap) => gap > long);
  const sum = (all: number[]) => Math.round(all.reduce((total, each) => total + each, 0));
  return {
    seconds: (last - begin) / 1000,
    frames: gaps.length,
    longFrames: longGaps.length,
    longTotal: sum(longGaps),
    longest: Math.round(Math.max(...gaps)),
    tasks: tasks.length,
    taskTotal: sum(tasks),
    blank: looked === 0 ? 0 : blank / looked,
    drawn: probe.drawnPages.size,
  };
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
