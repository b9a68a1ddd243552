import type { Span } from '#core/law/running-text.ts';

const before = 70;
const behind = 90;

/** Words around a place, cut between words, with the place in them. */
export function snippetAround(text: string, { start, end }: Span): { snippet: string } & Span {
  const from = start <= before ? 0 : wordStart(text, start - before, start);
  const to = text.length - end <= behind ? text.length : wordEnd(text, end + behind, end);
  const head = from > 0 ? '… ' : '';
  const lead = head + plain(text.slice(from, start)).trimStart();
  const cited = plain(text.slice(start, end));
  const tail = plain(text.slice(end, to)).trimEnd() + (to < text.length ? ' …' : '');
  return { snippet: lead + cited + tail, start: lead.length, end: lead.length + cited.length };
}

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ');

function wordStart(text: string, near: number, limit: number): number {
  const at = text.indexOf(' ', near);
  return at < 0 || at >= limit ? near : at + 1;
}

function wordEnd(text: string, near: number, limit: number): number {
  const at = text.lastIndexOf(' ', near);
  return at <= limit ? near : at;
}
