import { type Family, type Language, type SampleAct, sampleContainerKinds } from './act-structure.ts';
import { articleNumberXml, escapeXml, inlineXml, noteXml, numberXml } from './akn-inline.ts';
import { annexWord, articleWord, containerLabel, dateLine, itemLabel, sampleLabel } from './akn-labels.ts';
import { identificationXml, metaXml } from './akn-meta.ts';
import { type Placed, placeAct } from './place-act.ts';

type Style = { family: Family; language: Language };

function textsXml(element: Placed, language: Language): string {
  return element.texts.map((text) => inlineXml(text[language])).join(' ');
}

function headingXml(element: Placed, language: Language): string {
  return element.texts.length > 0 ? `<heading>${textsXml(element, language)}</heading>` : '';
}

function noteOf(element: Placed, language: Language): string {
  return element.note ? noteXml(element.note[language]) : '';
}

function tableXml(element: Placed, language: Language): string {
  const rows = (element.rows?.[language] ?? []).map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = row.map((cell) => (cell ? `<${tag}><p>${inlineXml(cell)}</p></${tag}>` : `<${tag}/>`));
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table border="1">${rows.join('')}</table>`;
}

function itemXml(item: Placed, style: Style): string {
  const label = itemLabel(item.num, style.family, style.language).replace(item.num, numberXml(item.num));
  const num = `<num>${label.trimEnd()}${noteOf(item, style.language)} </num>`;
  return `<item eId="${item.eId}">${num}${blocksXml(item.children, style, item.eId)}</item>`;
}

/** The text before a list is its introduction. */
function blocksXml(blocks: Placed[], style: Style, around: string): string {
  let xml = '';
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const previous = blocks[index - 1];
    if (block.kind === 'table') xml += tableXml(block, style.language);
    else if (block.kind === 'list') {
      const intro =
        previous?.kind === 'text'
          ? `<listIntroduction eId="${block.eId || around}/listintro">${textsXml(previous, style.language)}</listIntroduction>`
          : '';
      xml += `<blockList>${intro}${block.children.map((item) => itemXml(item, style)).join('')}</blockList>`;
    } else if (next?.kind !== 'list') xml += `<p>${textsXml(block, style.language)}</p>`;
  }
  return xml;
}

function paragraphXml(element: Placed, style: Style): string {
  const note = noteOf(element, style.language);
  const num = element.num ? `<num>${numberXml(element.num)}${note}</num>` : '';
  const margin = element.kind === 'margin' ? ' class="marginNumber"' : '';
  const content = blocksXml(element.children, style, element.eId);
  return `<paragraph eId="${element.eId}"${margin}>${num}<content>${content}</content></paragraph>`;
}

function articleXml(element: Placed, style: Style): string {
  const number = articleNumberXml(articleWord(style.family, style.language), element.num);
  const num = `<num>${number}${noteOf(element, style.language)}</num>`;
  const content = element.children.map((child) => elementXml(child, style)).join('');
  return `<article eId="${element.eId}">${num}${headingXml(element, style.language)}${content}</article>`;
}

function elementXml(element: Placed, style: Style): string {
  const { language, family } = style;
  if (element.kind === 'article') return articleXml(element, style);
  if (element.kind === 'paragraph' || element.kind === 'margin') return paragraphXml(element, style);
  if (element.kind === 'content')
    return `<content>${blocksXml(element.children, style, element.eId)}</content>`;
  const content = element.children.map((child) => elementXml(child, style)).join('');
  const kind = sampleContainerKinds.find((name) => name === element.kind);
  const label = kind ? containerLabel(kind, element.num, family, language) : '';
  const note = noteOf(element, language);
  const num = label || note ? `<num>${escapeXml(label)}${note}</num>` : '';
  return `<${element.kind} eId="${element.eId}">${num}${headingXml(element, language)}${content}</${element.kind}>`;
}

function recitalXml(recital: Placed, style: Style): string {
  return `<recital eId="${recital.eId}"><num>(${recital.num})</num>${blocksXml(recital.children, style, recital.eId)}</recital>`;
}

function preambleXml(preamble: Placed, style: Style): string {
  const recitals = preamble.children.filter((child) => child.kind === 'recital');
  const flow = preamble.children.filter((child) => child.kind !== 'recital');
  const listed = recitals.map((recital) => recitalXml(recital, style)).join('');
  return `<preamble>${blocksXml(flow, style, 'preamble')}${listed ? `<recitals>${listed}</recitals>` : ''}</preamble>`;
}

function annexXml(annex: Placed, act: SampleAct, version: string, style: Style): string {
  const num = `${annexWord[style.language]} ${annex.num}`.trim();
  const content = annex.children
    .map((child) =>
      child.kind === 'content' ? blocksXml(child.children, style, child.eId) : elementXml(child, style),
    )
    .join('');
  return (
    `<component eId="${annex.eId}"><doc name="annex"><meta>${identificationXml(act, version, style.language)}</meta>` +
    `<preface><container name="headerOfAnnex"><block name="num">${escapeXml(num)}${noteOf(annex, style.language)}</block></container></preface>` +
    `<mainBody>${content}</mainBody></doc></component>`
  );
}

function prefaceXml(act: SampleAct, version: string, language: Language): string {
  const lines = [
    `<docNumber>${escapeXml(act.number.replace(/^SR /, ''))} </docNumber>`,
    `<docTitle>${escapeXml(act.title[language])}</docTitle>`,
    `(${escapeXml(act.short[language])})`,
    dateLine(act.document, version, language),
    `<b>${sampleLabel[language]}</b>`,
  ];
  return `<preface>${lines.map((line) => `<p>${line}</p>`).join('')}</preface>`;
}

/** One version of an act in one language as Akoma Ntoso in the Fedlex profile. */
export function writeAkn(act: SampleAct, version: string, language: Language): string {
  const style: Style = { family: act.family, language };
  const elements = placeAct(act, version);
  const of = (kind: Placed['kind']) => elements.filter((element) => element.kind === kind);
  const outside = new Set<Placed['kind']>(['preamble', 'annex', 'conclusions']);
  const body = elements.filter((element) => !outside.has(element.kind));
  const annexes = of('annex')
    .map((annex) => annexXml(annex, act, version, style))
    .join('');
  const conclusions = of('conclusions')
    .map((end) => blocksXml(end.children, style, 'conclusions'))
    .join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:fedlex="http://fedlex.admin.ch/"' +
    ' xmlns:regesta="https://regesta.example/ns/sample">' +
    `<act name="publicLaw" regesta:sample="true" regesta:category="${act.category}" regesta:family="${act.family}">` +
    metaXml(act, version, language) +
    prefaceXml(act, version, language) +
    of('preamble')
      .map((preamble) => preambleXml(preamble, style))
      .join('') +
    `<body>${body.map((element) => elementXml(element, style)).join('')}</body>` +
    (conclusions ? `<conclusions>${conclusions}</conclusions>` : '') +
    (annexes ? `<components>${annexes}</components>` : '') +
    '</act></akomaNtoso>\n'
  );
}
