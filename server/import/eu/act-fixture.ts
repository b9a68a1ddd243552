/*
 * An invented act of the Union as every format prints it. The words are made up; only how they are marked is as in
 * real files.
 */

/** A point with its number, or a paragraph of text. */
export type Line = string | Point;
interface Point extends ReadonlyArray<Line> {
  0: string;
  1: string;
}
export type FixtureArticle = {
  num: string;
  heading?: string;
  /** Each with its number, or '' for an article without numbered paragraphs. */
  paragraphs: readonly (readonly [num: string, ...lines: Line[]])[];
};
export type FixtureAct = {
  title?: readonly string[];
  recitals?: readonly string[];
  articles: readonly FixtureArticle[];
  annex?: readonly Line[];
};

const title = [
  'REGULATION (EU) 2031/77 OF THE COUNCIL',
  'of 3 March 2031',
  'on lanterns (lantern regulation)',
  '(Text with EEA relevance)',
];
const binding =
  'This Regulation shall be binding in its entirety and directly applicable in all Member States.';
const wide = '\u00A0\u00A0 ';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Dialect = {
  text: (words: string) => string;
  point: (num: string, inner: string) => string;
  paragraph: (num: string, lines: readonly string[], first: string) => string;
};

function lineIn(dialect: Dialect, line: Line): string {
  if (typeof line === 'string') return dialect.text(line);
  const [num, text] = line;
  const points = line.slice(2);
  return dialect.point(num, dialect.text(text) + points.map((point) => lineIn(dialect, point)).join(''));
}

function articlesIn(
  dialect: Dialect,
  { articles }: FixtureAct,
  head: (article: FixtureArticle) => string,
  end = '',
) {
  return articles
    .map((article) => {
      const body = article.paragraphs.map(([num, ...lines]) => {
        const [first = '', ...rest] = lines;
        const inner = rest.map((line) => lineIn(dialect, line));
        return num === ''
          ? lines.map((line) => lineIn(dialect, line)).join('')
          : dialect.paragraph(num, inner, String(first));
      });
      return head(article) + body.join('') + end;
    })
    .join('');
}

const journal: Dialect = {
  text: (words) => `<p class="oj-normal">${words}</p>`,
  point: (num, inner) =>
    `<table width="100%" border="0"><col width="4%"/><col width="96%"/><tbody><tr><td valign="top"><p class="oj-normal">${num}</p></td><td valign="top">${inner}</td></tr></tbody></table>`,
  paragraph: (num, lines, first) =>
    `<div id="001.001"><p class="oj-normal">${num}${wide}${first}</p>${lines.join('')}</div>`,
};

/** A page of the Official Journal. */
export function journalPage(act: FixtureAct, { head = '', body = '' } = {}): string {
  const recitals = (act.recitals ?? []).map(
    (words, at) =>
      `<div class="eli-subdivision" id="rct_${at + 1}">${journal.point(`(${at + 1})`, journal.text(words))}</div>`,
  );
  const articleHead = ({ num, heading }: FixtureArticle) =>
    `<div class="eli-subdivision" id="art_${num.replace(/\D+/, '')}"><p class="oj-ti-art">${num}</p>` +
    (heading === undefined ? '' : `<div class="eli-title"><p class="oj-sti-art">${heading}</p></div>`);
  const annex = act.annex
    ? `<hr class="oj-doc-sep"/><div class="eli-container" id="anx_I"><p class="oj-doc-ti">ANNEX I</p><p class="oj-ti-grseq-1">A.${wide}<span class="oj-bold">Kinds of lanterns</span></p>${act.annex.map((line) => lineIn(journal, line)).join('')}</div>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML//EN" "xhtml-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>L_203100077EN.xml</title></head><body>
<table width="100%" border="0"><tbody><tr><td><p class="oj-hd-date">12.3.2031</p></td><td><p class="oj-hd-lg">EN</p></td><td><p class="oj-hd-ti">Official Journal</p></td></tr></tbody></table>${head}
<div class="eli-container"><div class="eli-main-title" id="tit_1">${(act.title ?? title).map((line) => `<p class="oj-doc-ti">${line}</p>`).join('')}</div>
<div class="eli-subdivision" id="pbl_1"><p class="oj-normal">THE COUNCIL,</p><p class="oj-normal">Whereas:</p>${recitals.join('')}<p class="oj-normal">HAS ADOPTED THIS REGULATION:</p></div>
<div class="eli-subdivision" id="enc_1"><div id="cpt_I"><p class="oj-ti-section-1">CHAPTER I</p><div class="eli-title"><p class="oj-ti-section-2">GENERAL</p></div>${articlesIn(journal, act, articleHead, '</div>')}</div></div>
<div class="eli-subdivision" id="fnp_1"><div class="oj-final"><p class="oj-normal">${binding}</p><p class="oj-normal">Done at Brussels, 3 March 2031.</p><div class="oj-signatory"><p class="oj-signatory">A. LAMP</p></div></div></div></div>${annex}${body}</body></html>`;
}

/** The table that says by which acts a text was made; it has the title once more. */
const family = (act: FixtureAct) =>
  `<table width="100%" border="0"><tr><td><p class="arrow"><a href="http://x.eu/a">►B</a></p></td><td>${titleLines(act)}<p class="title-doc-oj-reference">(OJ L 77 12.3.2031, p. 1)</p></td></tr></table><p class="hd-modifiers">Amended by:</p>`;
const titleLines = (act: FixtureAct) =>
  (act.title ?? title).map((line) => `<p class="title-doc-first">${line}</p>`).join('');
const mark = (text: string) =>
  `<p class="modref"><a href="http://x.eu/m" title="32032R0001: REPLACED">${text}</a></p>`;
const headOfConsolidation = (act: FixtureAct, date: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML//EN" "xhtml-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p class="reference">02031R0077 — EN — ${date} — 001.001</p><p class="disclaimer">This text is meant purely as a documentation tool.</p>${family(act)}` +
  `<p class="arrow"><a href="http://x.eu/b">▼B</a></p>${titleLines(act)}`;
const consolidatedHead = ({ num, heading }: FixtureArticle) =>
  `<p class="title-article-norm">${num}</p>` +
  (heading === undefined ? '' : `<p class="stitle-article-norm">${heading}</p>`);
const consolidatedAnnex = (dialect: Dialect, { annex }: FixtureAct) =>
  annex
    ? `<hr class="separator-annex"/><p class="title-annex-1">ANNEX I</p><p class="title-gr-seq-level-1">A.${wide}<span class="boldface">Kinds of lanterns</span></p>${annex.map((line) => lineIn(dialect, line)).join('')}`
    : '';

const grid: Dialect = {
  text: (words) => `${mark('▼M1')}<p class="norm">${words}</p>`,
  point: (num, inner) =>
    `<div class="grid-container grid-list"><div class="list grid-list-column-1"><span>${num} </span></div><div class="grid-list-column-2">${inner}</div></div>`,
  paragraph: (num, lines, first) =>
    `<div class="norm"><span class="no-parag">${num}${wide}</span><div class="norm inline-element"><p class="norm inline-element">${first}</p>${lines.join('')}</div></div>`,
};

/** A consolidated page as since 2018. */
export function consolidatedPage(act: FixtureAct, date = '01.06.2033'): string {
  const head = (article: FixtureArticle) =>
    `<div class="eli-subdivision" id="art_${article.num.replace(/\D+/, '')}">${consolidatedHead(article)}`;
  return `${headOfConsolidation(act, date)}<div class="eli-subdivision" id="enc_1"><div id="cpt_I"><p class="title-division-1">CHAPTER I</p><p class="title-division-2"><span class="boldface">GENERAL</span></p>${articlesIn(grid, act, head, '</div>')}</div></div><div class="eli-subdivision" id="fnp_1"><p class="norm">${binding}</p></div>${consolidatedAnnex(grid, act)}</body></html>`;
}

const indented: Dialect = {
  text: (words) => `<p class="norm">${words}</p>`,
  point: (num, inner) =>
    `<div style="margin-left: 30pt; text-indent: -30pt">${inner.replace('<p class="norm">', `<p class="norm">${num}<span style="word-spacing: 18pt"> </span>`)}</div>`,
  paragraph: (num, lines, first) => `<p class="norm">${num}${wide}${first}</p>${lines.join('')}`,
};

/** A consolidated page as before 2018: one flat row of paragraphs. */
export function olderConsolidatedPage(act: FixtureAct, date = '01.06.2032'): string {
  return `${headOfConsolidation(act, date)}<p class="title-division-1">CHAPTER I</p><p class="title-division-2"><span class="boldface">GENERAL</span></p>${articlesIn(indented, act, consolidatedHead)}<p class="norm">${binding}</p>${consolidatedAnnex(indented, act)}</body></html>`;
}

const formex: Dialect = {
  text: (words) => `<P>${escaped(words)}</P>`,
  point: (num, inner) =>
    `<LIST TYPE="alpha"><ITEM><NP><NO.P>${num}</NO.P>${inner.replace('<P>', '<TXT>').replace('</P>', '</TXT>')}</NP></ITEM></LIST>`,
  paragraph: (num, lines, first) =>
    `<PARAG><NO.PARAG>${num}</NO.PARAG><ALINEA><P>${first}</P>${lines.join('')}</ALINEA></PARAG>`,
};

/** The files of an act in Formex by their names: its manifest, the act and its annex. */
export function formexFiles(act: FixtureAct): Record<string, string> {
  const head = `<BIB.INSTANCE><DOCUMENT.REF FILE="L.doc.xml"><LG.OJ>EN</LG.OJ></DOCUMENT.REF><DATE ISO="20310303">20310303</DATE><LG.DOC>EN</LG.DOC></BIB.INSTANCE>`;
  const articleHead = ({ num, heading }: FixtureArticle) =>
    `<ARTICLE><TI.ART>${num}</TI.ART>${heading === undefined ? '' : `<STI.ART>${heading}</STI.ART>`}`;
  const recitals = (act.recitals ?? []).map(
    (words, at) => `<CONSID><NP><NO.P>(${at + 1})</NO.P><TXT>${words}</TXT></NP></CONSID>`,
  );
  const annex = (act.annex ?? []).map((line) => lineIn(formex, line)).join('');
  const parts = ['L.main.xml', ...(act.annex ? ['L.annex.xml'] : [])].map((file, at) => {
    const name = at === 0 ? 'DOC.MAIN.PUB' : 'DOC.SUB.PUB';
    return `<${name}><LEGAL.VALUE>REG</LEGAL.VALUE><REF.PHYS FILE="${file}" TYPE="DOC.XML"/></${name}>`;
  });
  return {
    'L.doc.xml': `<DOC><PUBLICATION.REF><DATE ISO="20310312">20310312</DATE></PUBLICATION.REF><FMX>${parts.join('')}</FMX></DOC>`,
    'L.main.xml': `<ACT>${head}<TITLE><TI>${(act.title ?? title).map((line) => `<P>${line}</P>`).join('')}</TI></TITLE><PREAMBLE><PREAMBLE.INIT>THE COUNCIL,</PREAMBLE.INIT><GR.CONSID><GR.CONSID.INIT>Whereas:</GR.CONSID.INIT>${recitals.join('')}</GR.CONSID><PREAMBLE.FINAL>HAS ADOPTED THIS REGULATION:</PREAMBLE.FINAL></PREAMBLE><ENACTING.TERMS><DIVISION><TITLE><TI><P>CHAPTER I</P></TI><STI><P>GENERAL</P></STI></TITLE>${articlesIn(formex, act, articleHead, '</ARTICLE>')}</DIVISION></ENACTING.TERMS><FINAL><P>${binding}</P><SIGNATURE><PL.DATE><P>Done at Brussels, 3 March 2031.</P></PL.DATE><SIGNATORY><P>A. LAMP</P></SIGNATORY></SIGNATURE></FINAL></ACT>`,
    ...(act.annex
      ? {
          'L.annex.xml': `<ANNEX>${head}<TITLE><TI><P>ANNEX I</P></TI></TITLE><CONTENTS><GR.SEQ LEVEL="1"><TITLE><TI><NP><NO.P>A.</NO.P><TXT><HT TYPE="BOLD">Kinds of lanterns</HT></TXT></NP></TI></TITLE>${annex}</GR.SEQ></CONTENTS></ANNEX>`,
        }
      : {}),
  };
}

/** An act with numbered and unnumbered paragraphs, points within points, an inserted article and an annex. */
export const lanterns: FixtureAct = {
  recitals: ['Lanterns are useful.', 'They should be lit at dusk.'],
  articles: [
    {
      num: 'Article 1',
      heading: 'Subject matter',
      paragraphs: [['', 'This Regulation applies to lanterns.', ['(a)', 'of oil;'], ['(b)', 'of gas.']]],
    },
    {
      num: 'Article 2',
      heading: 'Duties',
      paragraphs: [
        [
          '1.',
          'Keepers of lanterns shall:',
          ['(a)', 'light them, that is:', ['(i)', 'at dusk;'], ['(ii)', 'in fog;']],
          ['(b)', 'clean them.'],
          'They shall keep a book of both.',
        ],
        ['2.', 'Nobody else shall light them.'],
      ],
    },
    {
      num: 'Article 2a',
      heading: 'Books',
      paragraphs: [
        ['1.', 'The book shall be bound.'],
        ['1a.', 'It shall be shown on request.'],
      ],
    },
    { num: 'Article 13', paragraphs: [['', 'It shall enter into force.']] },
  ],
  annex: ['The following lanterns are meant:', ['(a)', 'hand lanterns;'], ['(b)', 'street lanterns.']],
};
