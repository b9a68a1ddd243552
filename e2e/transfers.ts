import type { CDPSession, Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { isStream } from './loaded.ts';

export type Transfer = {
  url: string;
  /** Seconds since 1970, by the clock of the browser. */
  start: number;
  end: number | undefined;
  /** Bytes of the content as it was sent, packed; and of the head of the reply. */
  bytes: number;
  head: number;
  isPreflight: boolean;
};

/** A slow mobile line: round trips of 150 ms, 1.6 Mbit/s. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Milliseconds without any request after which nothing loads by itself any more. */
const silence = 2000;

/** Records what a page transfers from the product's servers, as gzip, on a slow line. */
export async function recordTransfers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const transfers = await listen(session);
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await session.send('Network.emulateNetworkConditions', slowLine);
  return {
    transfers,
    /** Resolves once nothing loads by itself any more. */
    async untilSilent() {
      for (let since = Date.now(), seen = -1; Date.now() - since < silence; ) {
        const count = transfers.length + transfers.filter(({ end }) => end !== undefined).length;
        if (count !== seen || transfers.some(({ end }) => end === undefined)) since = Date.now();
        seen = count;
        await page.waitForTimeout(100);
      }
    },
  };
}

async function listen(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const byId = new Map<string, Transfer>();
  /** What to add to the browser's monotonic clock for the time of day. */
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp, initiator }) => {
    if (![addresses.main, addresses.domain].some((server) => request.url.startsWith(server))) return;
    if (isStream(request.url)) return;
    const isPreflight = initiator.type === 'preflight';
    if (!isPreflight) offset = wallTime - timestamp;
    const start = timestamp + offset;
    const transfer = { url: request.url, start, end: undefined, bytes: 0, head: 0, isPreflight };
    byId.set(requestId, transfer);
    transfers.push(transfer);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.head = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = byId.get(requestId);
    if (transfer)
      Object.assign(transfer, {
        end: timestamp + offset,
        bytes: Math.max(0, encodedDataLength - transfer.head),
      });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.end = timestamp + offset;
  });
  await session.send('Network.enable');
  return transfers;
}

/** Kilobytes of 1024 bytes of content, of what was there by a time. */
export const kilobytes = (transfers: readonly Transfer[], until = Number.POSITIVE_INFINITY) =>
  transfers.reduce((sum, { bytes, end }) => sum + (end !== undefined && end <= until ? bytes : 0), 0) / 1024;

/**
 * The waves of requests between two times: a request is of the wave after that of the last reply that was there before it,
 * be it the cause or not. Those that the browser sends before others by itself make no wave of their own.
 */
export function waves(transfers: readonly Transfer[], since: number, until: number): number {
  const waveOf = new Map<Transfer, number>();
  for (const transfer of [...transfers].sort((a, b) => a.start - b.start)) {
    if (transfer.isPreflight || transfer.start < since || transfer.start > until) continue;
    const before = [...waveOf].filter(([{ end }]) => end !== undefined && end <= transfer.start);
    waveOf.set(transfer, 1 + Math.max(0, ...before.map(([, wave]) => wave)));
  }
  return Math.max(0, ...waveOf.values());
}
