/** Runs something after a time in milliseconds; the returned function prevents it. */
export type Later = (run: () => void, milliseconds: number) => () => void;

/** The timer of the browser. */
export const later: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
