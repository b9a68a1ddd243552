import { describe, expect, it } from 'vitest';
import { attachment, bytesResponse, type FileReply, parseRange } from './bytes.ts';

describe('parseRange', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=90-200', { first: 90, last: 99 }],
    ['bytes=50-', { first: 50, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=-0', 'none'],
    ['bytes=100-', 'none'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=99-', { first: 99, last: 99 }],
    ['bytes=5-5', { first: 5, last: 5 }],
    ['bytes = 10 - 20', { first: 10, last: 20 }],
    ['xbytes=0-1', 'whole'],
    ['bytes=0-1x', 'whole'],
  ])('reads %s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});

describe('attachment', () => {
  it('names a file in any letters, and in those that every program reads', () => {
    expect(attachment('GwG Art. 4 (neu) "é" 2021–2023.pdf')).toBe(
      `attachment; filename="GwG Art. 4 (neu) _` +
        `__ 2021-2023.pdf"; filename*=UTF-8''GwG%20Art.%204%20%28neu%29%20%22%C3%A9%22%202021%E2%80%932023.pdf`,
    );
  });

  it.each([
    ["it's (1)*.pdf", `it's (1)*.pdf`, 'it%27s%20%281%29%2A.pdf'],
    ['a\\b%c"d—e.pdf', 'a_b_c_d-e.pdf', 'a%5Cb%25c%22d%E2%80%94e.pdf'],
    ['\ud800.pdf', '_.pdf', '%EF%BF%BD.pdf'],
  ])('escapes %j', (name, plain, coded) => {
    expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${coded}`);
  });
});

describe('bytesResponse', () => {
  const content = new TextEncoder().encode('0123456789');
  const file: FileReply = {
    hash: 'abc',
    size: 10,
    read: async (offset, length) => content.slice(offset, offset + length),
  };
  const respond = async (init: RequestInit = {}, name?: string) => {
    const named = name === undefined ? file : { ...file, name };
    const reply = await bytesResponse(named, 'application/pdf', new Request('http://main.test/file', init));
    return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() };
  };
  const fixed = {
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-disposition': 'inline; filename="abc.pdf"',
    etag: '"abc"',
  };
  const whole = {
    status: 200,
    headers: { ...fixed, 'content-type': 'application/pdf', 'content-length': '10' },
    text: '0123456789',
  };
  const part = (first: number, last: number, text: string) => ({
    status: 206,
    headers: {
      ...whole.headers,
      'content-length': String(text.length),
      'content-range': `bytes ${first}-${last}/10`,
    },
    text,
  });

  it.each([
    ['the whole file', {}, whole],
    ['the whole file for another one that is cached', { 'if-none-match': '"other"' }, whole],
    [
      'nothing of a file that is cached',
      { 'if-none-match': '"abc"' },
      { status: 304, headers: fixed, text: '' },
    ],
    ['a range', { range: 'bytes=2-4' }, part(2, 4, '234')],
    ['a range of the same file', { range: 'bytes=8-', 'if-range': '"abc"' }, part(8, 9, '89')],
    ['the whole file where the range is of another one', { range: 'bytes=8-', 'if-range': '"other"' }, whole],
    ['the whole file where the range is none', { range: 'lines 8' }, whole],
  ])('answers %s', async (_, headers, expected) => {
    expect(await respond({ headers })).toEqual(expected);
  });

  it('says how long the file is where nothing of it was asked for, and is not cached', async () => {
    expect(await respond({ headers: { range: 'bytes=10-' } })).toEqual({
      status: 416,
      headers: {
        ...fixed,
        'cache-control': 'no-store',
        'content-range': 'bytes */10',
        'content-type': 'application/json',
      },
      text: '{"code":"RANGE_NOT_SATISFIABLE","message":"the file has 10 bytes"}',
    });
  });

  it('reads nothing for HEAD', async () => {
    expect(await respond({ method: 'HEAD' })).toEqual({ ...whole, text: '' });
  });

  it('is of the type that it says, and shown or saved', async () => {
    const open = async (more: Partial<FileReply>) => {
      const request = new Request('http://main.test/file');
      const reply = await bytesResponse({ ...file, ...more }, 'application/octet-stream', request);
      return [reply.headers.get('content-type'), reply.headers.get('content-disposition')];
    };
    expect(await open({ name: 'Frist.csv', type: 'text/csv' })).toEqual([
      'text/csv',
      attachment('Frist.csv'),
    ]);
    expect(await open({ name: 'Für alle.png', type: 'image/png', isShown: true })).toEqual([
      'image/png',
      `inline; filename="F_r alle.png"; filename*=UTF-8''F%C3%BCr%20alle.png`,
    ]);
  });

  it('is asked for again where it has a name of its own', async () => {
    const { headers } = await respond({}, 'Act.pdf');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-disposition': attachment('Act.pdf'),
    });
  });
});

describe('a large file', () => {
  const size = 3 * 1024 * 1024 + 5;
  const content = Uint8Array.from({ length: size }, (_, index) => index % 251);
  const reads: number[] = [];
  const file: FileReply = {
    hash: 'abc',
    size,
    name: 'a.bin',
    read: async (offset, length) => {
      reads.push(length);
      return content.slice(offset, offset + length);
    },
  };
  const respond = (range?: string) =>
    bytesResponse(file, 'x/y', new Request('http://main.test/f', range ? { headers: { range } } : {}));

  it('is read in pieces while it is sent, whole or in part', async () => {
    const whole = await respond();
    expect(reads).toEqual([1024 * 1024]);
    expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), content)).toBe(0);
    expect(Math.max(...reads)).toBe(1024 * 1024);
    const part = await respond(`bytes=1000-${size - 1}`);
    expect(part.status).toBe(206);
    expect(Buffer.compare(Buffer.from(await part.arrayBuffer()), content.slice(1000))).toBe(0);
  });
});
