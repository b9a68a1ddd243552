import type { LanguageCode } from '../../contract/languages.ts';
import type { Division } from '../../contract/main/regulation-text.ts';
import { italicEnd, italicStart, listText, markedText, withoutMarks } from './passages.ts';

/** A line after which each item of its list says of one term what it means. */
const openings: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /(?:\bbedeute[nt]|\b(?:gelten|gilt|verstehen\ssich)(?:\s[^:.]*)?\sals|\bversteht\sman\sunter|\bbezeichne[nt](?:\sder\sAusdruck|\sdie\sAusdrücke)?|^(?:In|Im\sSinne|Für)\b[^:.]*\sdies\S+\s\S+(?:\s(?:ist|sind))?|\bfolgende\sBegriffe|\bBegriffsbestimmungen)\s*:$/u,
  FR: /(?:^(?:Au\ssens|Aux\sfins|Dans|Pour\sl’application)\b[^:.]*\sprésente?\s[^:.]*|\bentend(?:ons|re)?\spar|\bdésigne(?:nt)?|\bsignifie(?:nt)?|\bdéfinitions\ssuivantes[^:.]*|\btermes\ssuivants[^:.]*)\s*:$/u,
  IT: /(?:^(?:Ai\ssensi|Ai\sfini|Nell?[ao])\b[^:.]*\spresente\s[^:.]*|(?:\bs[’']|\bsi\s)intend(?:e|ono)\sper|^(?:Nell?[ao]|Ai\ssensi|Ai\sfini)\b[^:.]*\ssono\sconsiderat[ie]|\bsignifica(?:no)?|\bdefinizioni\sseguenti|\bseguenti\sdefinizioni[^:.]*)\s*:$/u,
  EN: /(?:^(?:In|Within|For\sthe\spurposes?\sof)\b[^:.]*\b(?:this|these|the\spresent)\s[^:.]*|\bdefinitions\b[^:.]*|\bfollowing\s(?:terms|expressions)[^:.]*|\bmeans?|\bmeanings?[^:.]*)\s*:$/iu,
};

const quoted = /^[«„“‘"]\s?([^»”“’"]{2,100}?)\s?[»”“’"]\s*(?:\([^()]*\))?\s*[,:]?\s*/u;
const colon = /^((?:[^:().;]|\([^()]*\)){2,120}):(?:\s|$)/u;
const says: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^\s*(?::|bedeute[nt]\b|bezeichne[nt]\b)\s*/u,
  FR: /^\s*(?::|,|désigne(?:nt)?\b|signifie(?:nt)?\b)\s*/u,
  IT: /^\s*(?::|,|designa(?:no)?\b|significa(?:no)?\b)\s*/u,
  EN: /^\s*(?::|,|means?\b|refers?\sto\b)\s*:?\s*/u,
};
const means = /^((?:[^:().;,]|\([^()]*\)){2,100}?)\s(?:means?|has\sthe\smeaning)\b:?\s*/u;

export function opensDefinitions(line: string, language: LanguageCode): boolean {
  return openings[language].test(line);
}

type DefiningItem = { term: string; path: string | undefined; definition: string };

/** What an item defines: the term in italics, in quotation marks, before a colon, or before "means". */
export function definingItem(item: Division, language: LanguageCode): DefiningItem | undefined {
  const [first] = item.parts;
  if (first?.part !== 'text') return undefined;
  const marked = markedText(first.content);
  const read = inItalics(marked, language) ?? inWords(withoutMarks(marked), language);
  if (read === undefined) return undefined;
  const below = listText(item.parts.slice(1).filter((part) => part.part === 'division'));
  return { term: read.term, path: item.id, definition: [read.rest, below].filter(Boolean).join(' ') };
}

function inItalics(marked: string, language: LanguageCode): { term: string; rest: string } | undefined {
  if (!marked.startsWith(italicStart)) return undefined;
  const end = marked.indexOf(italicEnd);
  const inside = marked.slice(1, end).trim();
  const rest = marked.slice(end + 1);
  const [, before = inside] = /^(.*?)\s*:$/u.exec(inside) ?? [];
  if (before === inside && !says[language].test(rest)) return undefined;
  return { term: before, rest: withoutMarks(rest).replace(says[language], '') };
}

function inWords(line: string, language: LanguageCode): { term: string; rest: string } | undefined {
  const found = quoted.exec(line) ?? (language === 'EN' ? means.exec(line) : null) ?? colon.exec(line);
  if (found?.[1] === undefined) return undefined;
  return { term: found[1], rest: line.slice(found[0].length).replace(says[language], '').trim() };
}
