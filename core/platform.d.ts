// What the core may use of its surroundings: the parts of the web platform that browsers and
// Node share. Everything else (documents, storage, timers of a page) comes in through createApp.
declare const console: { warn(...data: unknown[]): void; error(...data: unknown[]): void };
