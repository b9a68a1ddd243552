import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchSettings } from '../config/fetch-settings.ts';
import { actXml, article } from '../import/akn/act-fixture.ts';

/*
 * A server that answers as the interfaces of Fedlex and Cellar do, in shapes that were written for these tests after
 * their documentation. The services themselves are not called.
 */

export type FedlexVersion = { date: string; end?: string; files: Record<string, string | Buffer> };
export type EuropeanWork = { date?: string; files: Record<string, string | Buffer> };
export type Answered = {
  path: string;
  query: string | undefined;
  status: number;
  headers: IncomingMessage['headers'];
};

/** An act of Fedlex as its filestore has it. */
export function aFedlexFile(date: string, language = 'de', text = 'Banken melden Störungen.'): string {
  return actXml({
    workUri: `https://fedlex.data.admin.ch/eli/cc/31/117/${date.replaceAll('-', '')}`,
    workDates: `<FRBRdate date="${date}" name="jolux:dateApplicability"/>`,
    expression: `<FRBRlanguage language="${language}"/>`,
    body: article('1', text) + article('2', 'Es gilt.'),
  });
}

const authority = 'http://publications.europa.eu/resource/authority/language/';
const codes: Readonly<Record<string, string>> = { de: 'DEU', fr: 'FRA', it: 'ITA', en: 'ENG' };
const eli = 'https://fedlex.data.admin.ch/eli/cc/31/117';

/** Starts them on a port of this machine; requests are refused while another one is open. */
export async function startOfficialSources() {
  const answered: Answered[] = [];
  const fedlex: FedlexVersion[] = [];
  const works = new Map<string, EuropeanWork>();
  /** What answers the next requests for a path instead, one after the other. */
  const instead = new Map<string, RequestListener[]>();
  let open = 0;
  let maxOpen = 0;
  const server = createServer((request, reply) => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    const url = new URL(request.url ?? '/', 'http://sources.test');
    const query = url.searchParams.get('query') ?? undefined;
    reply.on('close', () => {
      open -= 1;
      answered.push({ path: url.pathname, query, status: reply.statusCode, headers: request.headers });
    });
    const other = instead.get(url.pathname)?.shift();
    if (other !== undefined) other(request, reply);
    else if (url.pathname === '/sparql') sendRows(reply, fedlexRows(fedlex, query ?? ''));
    else if (url.pathname === '/cellar-sparql') sendRows(reply, cellarRows(works));
    else if (url.pathname.startsWith('/files/')) sendFile(request, reply, fedlexFile(fedlex, url.pathname));
    else sendCellar(request, reply, url.pathname, works);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    answered,
    fedlex,
    works,
    instead,
    maxOpen: () => maxOpen,
    settings: settingsAt(address),
    environment: {
      REGESTA_FETCH_CONTACT: 'law@bank.example',
      REGESTA_FETCH_PAUSE_SECONDS: '0',
      REGESTA_FEDLEX_SPARQL: `${address}/sparql`,
      REGESTA_FEDLEX_FILES: `${address}/files`,
      REGESTA_CELLAR_SPARQL: `${address}/cellar-sparql`,
      REGESTA_CELLAR: `${address}/celex`,
    },
    /** The paths that were asked for since the last time. */
    paths: () => answered.splice(0).map(({ path, status }) => `${path} ${status}`),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
export type OfficialSources = Awaited<ReturnType<typeof startOfficialSources>>;

function settingsAt(address: string): FetchSettings {
  const own = (path: string) => ({ url: `${address}${path}`, isOwn: true });
  return {
    contact: 'law@bank.example',
    watchHours: 24,
    pauseSeconds: 0,
    seconds: 5,
    addresses: {
      fedlexQuery: own('/sparql'),
      fedlexFiles: own('/files'),
      cellarQuery: own('/cellar-sparql'),
      cellar: own('/celex'),
    },
  };
}

type Row = Record<string, string | undefined>;

/** Fedlex: a row for each file in a language that the query names, or one without a file. */
function fedlexRows(versions: readonly FedlexVersion[], query: string): Row[] {
  return versions.flatMap(({ date, end, files }) => {
    const version = `${eli}/${date.replaceAll('-', '')}`;
    const rows = Object.keys(files).flatMap((language) => {
      const iri = `${authority}${codes[language]}`;
      if (!query.includes(`<${iri}>`)) return [];
      const file = `https://fedlex.data.admin.ch/filestore/${fileName(date, language)}`;
      return [{ version, start: date, end, language: iri, file }];
    });
    return rows.length > 0 ? rows : [{ version, start: date, end }];
  });
}

const fileName = (date: string, language: string) =>
  `eli/cc/31/117/${date.replaceAll('-', '')}/${language}/xml-7.xml`;

function fedlexFile(versions: readonly FedlexVersion[], path: string): string | Buffer | undefined {
  for (const { date, files } of versions)
    for (const [language, content] of Object.entries(files))
      if (path === `/files/${fileName(date, language)}`) return content;
  return undefined;
}

const cellarRows = (works: ReadonlyMap<string, EuropeanWork>): Row[] =>
  [...works].map(([celex, { date }]) => ({ celex, date }));

function sendRows(reply: ServerResponse, rows: readonly Row[]): void {
  const bindings = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, { type: 'literal', value }]],
      ),
    ),
  );
  reply.setHeader('content-type', 'application/sparql-results+json; charset=utf-8');
  reply.end(JSON.stringify({ head: { vars: [] }, results: { bindings } }));
}

function sendFile(
  request: IncomingMessage,
  reply: ServerResponse,
  content: string | Buffer | undefined,
  type = 'application/xml',
): void {
  if (content === undefined) {
    reply.writeHead(404, { 'content-type': 'text/html' }).end('<html>nothing</html>');
    return;
  }
  const etag = `"${hash('sha256', content, 'hex').slice(0, 16)}"`;
  reply.setHeader('etag', etag);
  reply.setHeader('last-modified', 'Wed, 01 Apr 2026 08:00:00 GMT');
  if (request.headers['if-none-match'] === etag) reply.writeHead(304).end();
  else reply.writeHead(200, { 'content-type': type }).end(content);
}

/** Cellar: a work leads to the item in the type and language that are asked for, if it has that one. */
function sendCellar(
  request: IncomingMessage,
  reply: ServerResponse,
  path: string,
  works: ReadonlyMap<string, EuropeanWork>,
): void {
  const { accept = '', 'accept-language': language = '' } = request.headers;
  const [, room, celex = '', item] = path.split('/');
  const content = works.get(celex)?.files[`${item ?? language} ${accept}`];
  if (room === 'cellar') sendFile(request, reply, content, accept.split(';')[0]);
  else if (content === undefined) reply.writeHead(404).end();
  else reply.writeHead(303, { location: `/cellar/${celex}/${language}` }).end();
}
