import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Division, Unit } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../lib/plain-inline.ts';

/** A text on which no rule was made. */
export type SetAside = { name: string; language: LanguageCode; units: Unit[] };

const data = path.resolve(import.meta.dirname, '../../../shared/data');
/** Acts of the EU in XHTML, read whole. */
const regulations = ['32014R0596_oj.xhtml', '32024R0903.xhtml'].map((file) =>
  path.join(data, 'eu/xhtml', file),
);
/** A file of excerpts of Swiss acts, which stays outside of the project. */
const excerpts = process.env['REGESTA_SET_ASIDE_TEXTS'];

export const setAsidePresent = regulations.every((file) => existsSync(file));
export const excerptsPresent = excerpts !== undefined && existsSync(excerpts);

const article = (id: string, heading: string): Unit => ({
  id,
  kind: 'article',
  depth: 0,
  num: [`Art. ${id}`],
  heading: heading === '' ? [] : [heading],
  notes: [],
  parts: [],
});
const division = (kind: Division['kind'], id: string, num: string, text: string): Division => ({
  part: 'division',
  kind,
  id,
  num: [num],
  parts: text === '' ? [] : [{ part: 'text', content: [text] }],
});

/** "# 3 Begriffe" begins an article, "1 …" or "_ …" a paragraph, "a …" a letter, " 1 …" a number below it. */
function readExcerpt(name: string, lines: readonly string[]): SetAside {
  const units: Unit[] = [];
  let [paragraph, letter]: Division[] = [];
  for (const line of lines) {
    const [, indent = '', num = '', text = ''] = /^(# | ?)(\S+) (.*)$/u.exec(line) ?? [];
    const unit = units.at(-1);
    if (indent === '# ') units.push(article(num, text === '-' ? '' : text));
    else if (indent === ' ') letter?.parts.push(division('number', `${letter.id}^${num}`, num, text));
    else if (/^[\d_]/u.test(num)) {
      paragraph = division('paragraph', `${unit?.id}^${num}`, num, text);
      unit?.parts.push(paragraph);
    } else {
      letter = division('letter', `${paragraph?.id}^${num}`, num, text);
      paragraph?.parts.push(letter);
    }
  }
  return { name, language: name.slice(-2).toUpperCase() as LanguageCode, units };
}

export function readExcerpts(): SetAside[] {
  return readFileSync(excerpts ?? '', 'utf8')
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.trim().split('\n');
      return readExcerpt(name, lines);
    });
}

/** The articles of a regulation in EUR-Lex's XHTML: points are tables of two columns, the first has the number. */
function readRegulation(file: string): SetAside {
  const units: Unit[] = [];
  let open: Division[] = [];
  let num: string | undefined;
  const tokens = readFileSync(file, 'utf8').matchAll(
    /<div class="eli-subdivision" id="art_(\d+\w*)"|<(\/?)table|<p[^>]*class="oj-(normal|sti-art)"[^>]*>(.*?)<\/p>|<div class="oj-final"/gsu,
  );
  for (const [token, id, closing, kind, html = ''] of tokens) {
    const unit = units.at(-1);
    if (token.startsWith('<div class="oj-final')) break;
    if (id !== undefined) {
      units.push(article(id, ''));
      open = [];
    } else if (unit === undefined) continue;
    else if (closing === '/') open.pop();
    else if (kind === undefined) num = '';
    else {
      const text = plainInline([textOf(html)]);
      if (kind === 'sti-art') unit.heading = [text];
      else if (num === '') num = text.replace(/[().]/gu, '');
      else if (num !== undefined) {
        const around = open.at(-1);
        const one = division('letter', `${around?.id ?? unit.id}^${num}`, num, text);
        (around ?? unit).parts.push(one);
        open.push(one);
        num = undefined;
      } else if (open.length > 1) open.at(-1)?.parts.push({ part: 'text', content: [text] });
      else {
        const [, own = '_', rest = text] = /^(\d+)\. +(.*)$/u.exec(text) ?? [];
        const one = division('paragraph', `${unit.id}^${own}`, own, rest);
        unit.parts.push(one);
        open = [one];
      }
    }
  }
  return { name: path.basename(file, '.xhtml'), language: 'EN', units };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<a\b.*?<\/a>/gsu, '')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&#160;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
    .trim();

export const readRegulations = (): SetAside[] => regulations.map(readRegulation);
