import { createEarlyCalls } from './early-calls.ts';

/** The early calls of this page; they are sent as soon as this file has loaded. */
export const earlyCalls = createEarlyCalls();

try {
  earlyCalls.send({
    location: window.location,
    read: (key) => window.localStorage.getItem(key),
    fetch: (request) => fetch(request),
    now: () => performance.now(),
  });
} catch {
  // The browser refuses its storage, so nobody is signed in; the application handles the rest.
}
