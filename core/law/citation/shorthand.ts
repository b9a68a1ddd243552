import { latinSuffixes } from '../label.ts';
import { type CitationToken, dashes, isGlued, type Tokens } from './citation-tokens.ts';
import { stepWordAt } from './parse-provision.ts';
import { writeOutArticles } from './shorthand-articles.ts';
import { type NameAt, namesIn, writtenToken } from './shorthand-names.ts';
import { jointAt } from './shorthand-words.ts';

/**
 * Writes out what lawyers abbreviate in a query, so that one grammar reads all forms: beside a name "6 III", "6/3" and
 * "6.3" become "6 Abs. 3" and "37h/3/b" "37h Abs. 3 Bst. b"; "3-bis" becomes "3bis", "nDSG" and "revDSG" the act of that
 * name, "s 6" and what follows a name and a sign an article, "i.V.m." becomes "und", and the margin numbers of
 * commentaries go. Each new token has the place of what was written. Texts of acts are not read so: there "6.3" and
 * "6/3" are numbers.
 */
export function writeOutShorthand(tokens: Tokens, nameAt: NameAt): Tokens {
  const named = withPlainJoints(withNamesOfRevisions(withGluedSuffixes(withRecitals(tokens)), nameAt));
  return writeOutArticles(named, namesIn(named, nameAt));
}

/** "ErwG 12" as "Erwägungsgrund 12". */
const withRecitals = (tokens: Tokens): Tokens =>
  tokens.map((own) => (/^erwgr?$/.test(own.folded) ? writtenToken('word', 'Erwägungsgrund', own) : own));

/** "3-bis" and "3 -bis" as "3bis". */
function withGluedSuffixes(tokens: Tokens): Tokens {
  const written: CitationToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [own, dash, suffix] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isSuffix =
      own?.kind === 'number' &&
      dash !== undefined &&
      dashes.includes(dash.text) &&
      suffix !== undefined &&
      isGlued(tokens, at + 2) &&
      latinSuffixes.includes(suffix.folded);
    if (own === undefined) continue;
    const place = { start: own.start, end: suffix?.end ?? own.end };
    written.push(isSuffix ? writtenToken('number', own.text + suffix.text, place) : own);
    if (isSuffix) at += 2;
  }
  return written;
}

/** "nDSG", "revDSG": the new or revised act, by its name. An act that is called so keeps its name. */
function withNamesOfRevisions(tokens: Tokens, nameAt: NameAt): Tokens {
  const plain = tokens.map((own) => {
    const [, name] = /^(?:n|rev)(\p{Lu}.*)$/u.exec(own.text) ?? [];
    return name === undefined ? own : writtenToken(own.kind, name, own);
  });
  return tokens.map((own, at) => {
    const bare = plain[at] ?? own;
    return bare !== own && !nameAt(tokens, at) && nameAt(plain, at) ? bare : own;
  });
}

/** "Art. 5 i.V.m. Art. 7" as "Art. 5 und Art. 7". */
function withPlainJoints(tokens: Tokens): Tokens {
  const written: CitationToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const own = tokens[at];
    const next = at === 0 ? undefined : jointAt(tokens, at);
    const isJoint = next !== undefined && isProvision(tokens, next);
    const end = tokens[(next ?? at + 1) - 1]?.end;
    if (own !== undefined)
      written.push(isJoint ? writtenToken('word', 'und', { start: own.start, end: end ?? own.end }) : own);
    at = isJoint ? next : at + 1;
  }
  return written;
}

const isProvision = (tokens: Tokens, at: number) =>
  tokens[at]?.kind === 'number' || stepWordAt(tokens, at) !== undefined;
