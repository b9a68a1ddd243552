import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { samplesHeader } from '#core/contract/samples-header.ts';
import { rememberOrigins } from './origin-memory.ts';

/** Allows cross-origin calls from certain origins only. Tokens are sent in a header, never as cookies. */
export function allowOrigins(
  origins: () => readonly string[],
  allowsToo: (origin: string) => Promise<boolean> = async () => false,
): MiddlewareHandler {
  const ask = rememberOrigins(allowsToo);
  const allowed = corsWith((origin) => origin, preflightSeconds);
  const refused = corsWith(() => null, preflightSeconds);
  const uncertain = corsWith((origin) => origin, 0);
  return async (c, next) => {
    const origin = c.req.header('origin') ?? '';
    const isAllowed = origin !== '' && (origins().includes(origin) || (await ask(origin)));
    if (isAllowed !== 'unknown') return (isAllowed ? allowed : refused)(c, next);
    const preflight = await uncertain(c, next);
    // The page may read that the database is away, and nothing else.
    if (preflight === undefined && c.res.status !== 503) c.res.headers.delete('Access-Control-Allow-Origin');
    return preflight;
  };
}

/** Seconds for which a browser need not ask again. */
const preflightSeconds = 600;

function corsWith(origin: (origin: string) => string | null, maxAge: number): MiddlewareHandler {
  return cors({
    origin,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders: ['Authorization', 'Content-Type', 'Range', 'If-Range', 'If-None-Match', samplesHeader],
    exposeHeaders: ['Accept-Ranges', 'Content-Range', 'Content-Length', 'ETag', 'Retry-After'],
    maxAge,
  });
}

type Embedding = 'cross-origin' | 'same-origin';

/** Headers of every reply. `embedding`: whether pages of other origins may load it. */
export function fixedHeaders(options: { https: boolean; embedding: Embedding }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': options.embedding,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(options.embedding === 'same-origin' ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
    ...(options.https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The fixed headers of replies to calls, which browsers must never render as a page, nor run what is in a file. */
export function callHeaders(options: { https: boolean }): Record<string, string> {
  return {
    ...fixedHeaders({ ...options, embedding: 'cross-origin' }),
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  };
}

export function protect(options: { https: boolean }): MiddlewareHandler {
  const fixed = callHeaders(options);
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixed)) c.res.headers.set(name, value);
  };
}

/** The portal's policy: own scripts and styles, calls to this server and to the registered domain servers. */
export function portalPolicy(baseUrls: readonly string[]): string {
  const connect = ["'self'", ...baseUrls.map((url) => `${url.replace(/\/$/, '')}/`)];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types regesta-pdf regesta-export',
  ].join('; ');
}
