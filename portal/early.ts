import { createEarlyCalls } from './early-calls.ts';

/** Of this page; they set out as soon as this file is here. */
export const earlyCalls = createEarlyCalls();

try {
  earlyCalls.send({
    location: window.location,
    read: (key) => window.localStorage.getItem(key),
    fetch: (request) => fetch(request),
    now: () => performance.now(),
  });
} catch {
  // A browser that refuses its storage has nobody signed in; the application tells the rest.
}
