/** Milliseconds after which what is not painted, as in a tab behind another, counts as painted. */
const patience = 100;

/** Resolves once the browser has painted what stands now: long work that follows a press lets its answer be seen first. */
export const nextPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, patience);
  });
