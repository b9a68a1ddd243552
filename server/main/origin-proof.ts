import {
  type OriginFindings,
  type OriginProof,
  originFile,
  originTag,
} from '#core/contract/main/widget-origins.ts';
import { cut } from '#core/lib/cut.ts';
import type { FetchedPage, FetchPage } from './fetch-page.ts';
import { contentsOfTags } from './head-tags.ts';

/** What is quoted of a foreign page at most. */
const quotedCharacters = 80;

/** Looks for a token in the file or on the start page of an origin. */
export async function proveOrigin(
  origin: string,
  token: string,
  fetchPage: FetchPage,
): Promise<{ proof: OriginProof } | { findings: OriginFindings }> {
  if (!origin.startsWith('https://')) return { findings: { problem: 'notHttps', found: origin } };
  const file = await fetchPage(`${origin}${originFile}`);
  if (!file.reached) return { findings: unreached(file) };
  const lines = file.text.split(/\r?\n/).map((line) => line.trim());
  if (file.status === 200 && lines.includes(token)) return { proof: 'file' };
  const page = await fetchPage(`${origin}/`);
  if (!page.reached) return { findings: unreached(page) };
  const tags = contentsOfTags(page.text, originTag);
  if (page.status === 200 && tags.includes(token)) return { proof: 'tag' };
  const first = lines.find((line) => line !== '');
  const findings = { file: asSource(file, first), page: asSource(page, tags.join(', ') || undefined) };
  return { findings: { problem: 'noToken', ...findings } };
}

const unreached = ({ problem, found }: Extract<FetchedPage, { reached: false }>) => ({ problem, found });

function asSource({ status, location }: Extract<FetchedPage, { reached: true }>, text: string | undefined) {
  return {
    status,
    ...(status === 200 && text !== undefined && { text: quoted(text) }),
    ...(location !== undefined && status >= 300 && status < 400 && { location: quoted(location) }),
  };
}

/** The begin of foreign words, on one line. */
function quoted(text: string): string {
  const plain = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return plain.length > quotedCharacters ? `${cut(plain, quotedCharacters)} …` : plain;
}
