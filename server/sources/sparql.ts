import * as v from 'valibot';
import { typedText } from '#core/contract/text.ts';
import type { PoliteClient } from './polite-client.ts';
import type { SourceAddress } from './request-once.ts';
import { SourceProblem } from './source-problem.ts';

/** A text as SPARQL writes it, whatever is in it: it never ends before its last quotation mark. */
export function literal(text: string): string {
  const escaped = text.replace(/[\\"'\b\f\n\r\t]/g, (sign) => escapes[sign] ?? sign);
  return `"${escaped}"`;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  "'": "\\'",
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** An IRI as SPARQL writes it; refuses what none can have. */
export function iri(address: string): string {
  if (/[\0-\x20<>"{}|^`\\]/.test(address)) throw new RangeError(`"${address}" is no IRI`);
  return `<${address}>`;
}

/** A row of a result: the values of its variables. */
export type ResultRow = Readonly<Record<string, string>>;

/** No act has so many versions and languages; a query that gives more is not the one that was meant. */
export const maxRows = 5000;
const maxBytes = 16 * 1024 * 1024;

const results = v.object({
  results: v.object({
    bindings: v.pipe(
      v.array(v.record(typedText(100), v.object({ value: typedText(4000) }))),
      v.maxLength(maxRows, `has more than ${maxRows} rows`),
    ),
  }),
});

/** The rows that a SPARQL interface gives for a query. */
export async function querySparql(
  client: PoliteClient,
  source: SourceAddress,
  query: string,
): Promise<ResultRow[]> {
  const url = new URL(source.url);
  url.searchParams.set('query', query);
  const accept = 'application/sparql-results+json';
  const { status, type, bytes } = await client.get({ url: url.href, source, accept, maxBytes });
  if (status !== 200) throw new SourceProblem(`${url.host} answers the query with ${status}`);
  if (!/\bjson\b/.test(type))
    throw new SourceProblem(`${url.host} answers the query with "${type}" and not with JSON`);
  const parsed = v.safeParse(results, jsonOf(bytes));
  if (!parsed.success)
    throw new SourceProblem(
      `${url.host} answers the query with other JSON than results of SPARQL: ${parsed.issues[0].message}`,
    );
  return parsed.output.results.bindings.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])),
  );
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
