import { sql } from 'kysely';
import * as v from 'valibot';
import type { RowProblem } from '#core/contract/main/loaded-rows.ts';
import { topicName } from '#core/contract/main/topics-endpoints.ts';
import { pageNames } from '#core/contract/page-names.ts';
import { parseTextLink } from '#core/law/text-link.ts';
import type { MainDb } from '../../data/open-main.ts';
import { swissDay } from '../../data/versions.ts';
import { publicViewer } from '../../data/visible-texts.ts';
import { shippedTopics } from '../../topics/shipped-topics.ts';
import { placesOfLinks } from '../../topics/topic-text-links.ts';
import type { Numbered } from './row-kind.ts';
import { reasonFor } from './row-reasons.ts';
import type { Cells } from './row-table.ts';

/** The addresses of the links of a page in Markdown, without those of its blocks of code. */
export function addressesIn(text: string): string[] {
  const words = text.replace(/^```[^\n]*\n[\s\S]*?^```[^\n]*$/gm, ' ');
  const inLine = words.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g);
  const apart = words.matchAll(/^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/gm);
  return [...new Set([...inLine, ...apart].map(([, address = '']) => address))];
}

type Target = { place: string } | { topic: string } | 'known' | 'nowhere';

/**
 * Where a link leads: topic pages follow addresses of the portal, of other sites, and searches; others are plain text. An
 * act that is named by its number may be in this collection or not: its words stand there without a link then.
 */
function targetOf(address: string): Target {
  if (/^(?:https?:\/\/|search:|law:)/.test(address)) return 'known';
  if (!/^\/(?!\/)/.test(address)) return 'nowhere';
  const [, page = '', first] = address.split(/[?#]/)[0]?.split('/') ?? [];
  if (!pageNames.includes(page)) return 'nowhere';
  if (!first) return 'known';
  if (page === 'topic') return v.is(topicName, first) ? { topic: first } : 'nowhere';
  if (page !== 'read') return 'known';
  return parseTextLink(address) === undefined ? 'nowhere' : { place: address };
}

/** Which links of topic pages lead to no text, to no topic, and to no page of the portal. */
export async function unknownLinks(
  db: MainDb,
  rows: readonly Numbered<Cells>[],
  now: Date,
): Promise<RowProblem[]> {
  const links = rows.flatMap(({ row, value: { text = '' } }) =>
    addressesIn(text).map((address) => ({ row, address, target: targetOf(address) })),
  );
  const named = (what: 'place' | 'topic') =>
    links.flatMap(({ target }) =>
      typeof target === 'object' && what in target ? Object.values(target) : [],
    );
  const linking = { read: db, viewer: publicViewer, day: swissDay(now) };
  const places = await placesOfLinks(linking, [...new Set(named('place'))]);
  const topics = await knownTopics(db, named('topic'), rows);
  const isWrong = ({ target }: { target: Target }) => {
    if (typeof target === 'string') return target === 'nowhere';
    return 'place' in target ? places.get(target.place)?.missing !== undefined : !topics.has(target.topic);
  };
  return links
    .filter(isWrong)
    .map(({ row, address }) => ({ row, column: 'text', ...reasonFor('LINK_NOWHERE', { address }) }));
}

/** The topics that there are, those of the same table among them. */
async function knownTopics(
  db: MainDb,
  named: readonly string[],
  rows: readonly Numbered<Cells>[],
): Promise<Set<string>> {
  if (named.length === 0) return new Set();
  const stored = await db
    .selectFrom('topic_page')
    .select('name')
    .where('name', '=', sql<string>`any(${named}::text[])`)
    .execute();
  const shipped = await shippedTopics();
  return new Set([
    ...[...stored, ...shipped].map(({ name }) => name),
    ...rows.flatMap(({ value: { name } }) => name ?? []),
  ]);
}
