import { sql } from 'kysely';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { addressOfPlace, parseTextLink, type TextLink } from '#core/law/text-link.ts';
import { isInForce } from '../data/in-force.ts';
import type { MainDb } from '../data/open-main.ts';
import { type Viewer, visibleTexts } from '../data/visible-texts.ts';

type Linking = { read: MainDb; viewer: Viewer; day: string };

/** Where a link into a text leads: to the place, to the document if it has no such place, or nowhere. */
export type LinkedPlace = { href?: string; missing?: 'document' | 'article' };

/** The addresses of the links of a Markdown text, as pages draw them: without escapes. */
const linkAddresses = (text: string): string[] => [...new Set(addressesIn(fromMarkdown(text)))];

type Root = ReturnType<typeof fromMarkdown>;
function addressesIn(node: Root | Root['children'][number]): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(addressesIn)] : own;
}

/** Where the links of a Markdown text lead that are there, by their addresses; undefined if it has none into texts. */
export async function placesInText(
  linking: Linking,
  text: string,
): Promise<Record<string, string> | undefined> {
  const linked = await placesOfLinks(linking, linkAddresses(text));
  if (linked.size === 0) return undefined;
  return Object.fromEntries(
    [...linked].flatMap(([address, { href }]) => (href === undefined ? [] : [[address, href]])),
  );
}

/** Where links lead, by their addresses; those that are no links into texts are left out. */
export async function placesOfLinks(
  linking: Linking,
  addresses: readonly string[],
): Promise<Map<string, LinkedPlace>> {
  const links = addresses.flatMap((address) => {
    const link = parseTextLink(address);
    return link === undefined ? [] : [{ address, link }];
  });
  if (links.length === 0) return new Map();
  const documents = await documentsOf(
    linking,
    links.map(({ link }) => link),
  );
  const paths = await pathsOf(
    linking.read,
    links.map(({ link }) => link),
    documents,
  );
  return new Map(links.map(({ address, link }) => [address, placeOf({ address, link }, documents, paths)]));
}

type Document = { regTextId: string; number: string; texts: number[] };

/*
 * Lists of what links name are one parameter each: a table of topic pages has more links than PostgreSQL has parameters.
 */

/** The documents that links name, those in force first, each with the texts that answer today, else with its newest. */
async function documentsOf({ read, viewer, day }: Linking, links: readonly TextLink[]): Promise<Document[]> {
  const keys = links.flatMap(({ regTextId }) => regTextId ?? []);
  const numbers = links.flatMap(({ number }) => number ?? []);
  const rows = await visibleTexts(read, viewer)
    .where(({ eb, or, and }) =>
      or([
        eb('reg_text_id', '=', sql<string>`any(${keys}::text[])`),
        // Invented law may have the number of a real act, and is not what the link means.
        and([eb('source_number', '=', sql<string>`any(${numbers}::text[])`), eb('sample', '=', false)]),
      ]),
    )
    .select(['text.id', 'reg_text_id', 'source_number', 'version_date', isInForce(day).as('applies')])
    .orderBy('applies', 'desc')
    .orderBy('version_date', 'desc')
    .execute();
  return [...Map.groupBy(rows, (row) => row.reg_text_id).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const texts = own.filter((row) =>
      first.applies ? row.applies : row.version_date === first.version_date,
    );
    const number = first.source_number;
    return [{ regTextId: first.reg_text_id, number, texts: texts.map(({ id }) => id) }];
  });
}

const documentOf = ({ number, regTextId }: TextLink, documents: readonly Document[]) =>
  documents.find((one) => (number === undefined ? one.regTextId === regTextId : one.number === number));

/** Which of the paths there are, as `text path`. */
async function pathsOf(
  read: MainDb,
  links: readonly TextLink[],
  documents: readonly Document[],
): Promise<ReadonlySet<string>> {
  const requested = links.flatMap((link) => (link.path === undefined ? [] : [link.path]));
  const texts = links.flatMap((link) => documentOf(link, documents)?.texts ?? []);
  if (requested.length === 0 || texts.length === 0) return new Set();
  const rows = await read
    .selectFrom('provision')
    .select(['text_id', 'path'])
    .where('text_id', '=', sql<number>`any(${[...new Set(texts)]}::int[])`)
    .where('path', '=', sql<string>`any(${[...new Set(requested)]}::text[])`)
    .execute();
  return new Set(rows.map(({ text_id, path }) => `${text_id} ${path}`));
}

function placeOf(
  { address, link }: { address: string; link: TextLink },
  documents: readonly Document[],
  paths: ReadonlySet<string>,
): LinkedPlace {
  const document = documentOf(link, documents);
  if (document === undefined) return { missing: 'document' };
  const { path, versionDate, number } = link;
  // Of another day the reader says what there is.
  const isThere =
    path === undefined ||
    versionDate !== undefined ||
    document.texts.some((id) => paths.has(`${id} ${path}`));
  if (!isThere) return { href: addressOfPlace(document.regTextId), missing: 'article' };
  return { href: number === undefined ? address : addressOfPlace(document.regTextId, path) };
}
