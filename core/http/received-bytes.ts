/** The strong ETag of bytes, and how many there are of which a range came; without a number all came. */
export type ReceivedBytes = { etag: string | undefined; total: number | undefined };

/** What the head of a reply says of its bytes. */
export function receivedBytes({ status, headers }: Response): ReceivedBytes {
  const etag = headers.get('etag') ?? '';
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return {
    // A weak one says nothing of the bytes (RFC 9110, 13.1.5).
    etag: etag.startsWith('"') ? etag : undefined,
    total: status === 206 && total !== undefined ? Number(total) : undefined,
  };
}
