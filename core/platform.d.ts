// The parts of the platform that the core may use: those that browsers and Node share. Everything else
// (documents, storage, timers of a page) comes in through createApp.
declare const console: { warn(...data: unknown[]): void; error(...data: unknown[]): void };

interface RequestInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Blob;
  signal?: AbortSignal;
  redirect?: 'error';
}
interface AbortSignal {
  readonly aborted: boolean;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
declare class Blob {
  constructor(parts: readonly (Blob | Uint8Array<ArrayBuffer>)[], options?: { type?: string });
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  slice(start: number, end: number, type?: string): Blob;
}
declare class Request {
  constructor(url: string, init?: RequestInit);
  readonly url: string;
}
interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  json(): Promise<unknown>;
  blob(): Promise<Blob>;
}
declare class URLSearchParams {
  constructor(init?: string);
  readonly size: number;
  delete(name: string): void;
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
declare class URL {
  static canParse(url: string, base?: string): boolean;
  constructor(url: string, base?: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
}
declare function atob(data: string): string;
declare class TextDecoder {
  constructor(label?: string, options?: { ignoreBOM?: boolean });
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string;
}
