// House rules that the linter does not check: lengths of files and functions, spreads of object literals, names
// for which there is a standard term (ARCHITECTURE.md, "Words of the code"), statements that would show documents
// of other organisations, distances outside the scale, styles of elements that somebody else draws, strings from
// outside that may be anything, and words of a language outside its file.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { bannedWordOf } from './banned-words.mjs';
import { languageTablesProblem, placesByLanguage } from './language-tables.mjs';
import { missingFiles, outsideStylesProblem } from './outside-styles.mjs';
import { textSchemasProblem } from './text-schemas.mjs';
import { hiddenTextsProblem, needlessReasons } from './visibility-wall.mjs';

const maxFileLines = 300;
const maxFunctionLines = { ts: 60, tsx: 90 };

const rooms = ['core', 'widgets', 'portal', 'styles', 'server', 'e2e', 'bench', 'scripts'];
const files = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx,mjs}`))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('e2e/');
const isDictionary = (file) => /\/i18n\/[a-z]{2}\//.test(file);

/** Number of lines of a function that contain code; blank lines and comments do not count. */
function codeLines(node, source) {
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
  const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
  const lines = source.text.split('\n').slice(first, last + 1);
  return lines.filter((line) => !/^\s*(\/\/|\/\*|\*|$)/.test(line)).length;
}

/** A function that only returns a literal is a table of data. */
function isTable(node) {
  const { body } = node;
  if (!body) return true;
  const only = ts.isBlock(body)
    ? body.statements.length === 1 && ts.isReturnStatement(body.statements[0])
      ? body.statements[0].expression
      : undefined
    : body;
  const value = only && ts.isParenthesizedExpression(only) ? only.expression : only;
  return Boolean(value && (ts.isArrayLiteralExpression(value) || isPlainObject(value)));
}

const isPlainObject = (node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.every(
    (property) => ts.isPropertyAssignment(property) && !ts.isArrowFunction(property.initializer),
  );

function* problemsOf(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const at = (node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
  const list = [];
  const visit = (node) => {
    if (!isTest(file) && ts.isFunctionLike(node) && node.body && !isTable(node)) {
      const lines = codeLines(node, source);
      const limit = file.endsWith('x') ? maxFunctionLines.tsx : maxFunctionLines.ts;
      if (lines > limit)
        list.push([
          'long',
          `${at(node)}: function ${node.name?.getText(source) ?? ''} has ${lines} lines, limit ${limit}`,
        ]);
    }
    if (
      ts.isSpreadAssignment(node) &&
      ts.isObjectLiteralExpression(node.expression) &&
      node.expression.properties.length > 0
    )
      list.push([
        'spread',
        `${at(node)}: write the properties out; a spread of a literal escapes the check for surplus ones`,
      ]);
    if (ts.isIdentifier(node) && isDeclaration(node)) {
      const banned = bannedWordOf(node.text);
      if (banned) list.push(['name', `${at(node)}: ${node.text}: ${banned}`]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  yield* list;
}

/** Whether this code chooses the name, instead of using it. Properties of types may be names on the wire. */
function isDeclaration(node) {
  const { parent } = node;
  return (
    parent?.name === node &&
    (ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      (ts.isBindingElement(parent) && parent.propertyName !== undefined))
  );
}

/** Paddings, margins and gaps with a number that the scale does not know; columns have a name and are `px(name)`, 1px is the width of an edge. */
function distancesOutsideTheScale(text) {
  const values = text.matchAll(
    /\b(?:padding|margin|gap|columnGap|rowGap)(?:Block|Inline)?(?:Start|End)?: (?:`[^`]*`|[^,\n}]*)/g,
  );
  return [...values]
    .map(([value]) => value)
    .filter((value) => /px\(-?[\d.]+\)|\d[\d.]+(?:px|rem)\b|[02-9](?:px|rem)\b/.test(value));
}

const lengths = [];
const problems = [];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length;
  if (!isTest(file) && !isDictionary(file)) {
    lengths.push(lines);
    if (lines > maxFileLines) problems.push(['file', `${file}: ${lines} lines, limit ${maxFileLines}`]);
  }
  const name = file.split('/').at(-1) ?? '';
  const banned = bannedWordOf(name.replace(/\..*$/, '').replaceAll('-', '_'));
  if (banned) problems.push(['name', `${file}: ${banned}`]);
  if (!isDictionary(file)) problems.push(...problemsOf(file, text));
  const hidden = hiddenTextsProblem(file, text);
  if (hidden) problems.push(['visibility', `${file}: ${hidden}`]);
  const outside = outsideStylesProblem(file, text);
  if (outside) problems.push(['outside', `${file}: ${outside}`]);
  const bare = textSchemasProblem(file, text);
  if (bare) problems.push(['text', `${file}: ${bare}`]);
  const byLanguage = languageTablesProblem(file, text);
  if (byLanguage) problems.push(['language', `${file}: ${byLanguage}`]);
  for (const distance of file.endsWith('.css.ts') ? distancesOutsideTheScale(text) : [])
    problems.push(['scale', `${file}: ${distance}: distances are made by space() (styles/space.ts)`]);
}
for (const file of needlessReasons((one) => (files.includes(one) ? readFileSync(one, 'utf8') : undefined)))
  problems.push(['visibility', `scripts/visibility-wall.mjs: ${file} needs no reason any more`]);
for (const file of missingFiles((one) => files.includes(one)))
  problems.push(['outside', `scripts/outside-styles.mjs: ${file} is gone`]);
for (const file of placesByLanguage())
  if (!files.includes(file)) problems.push(['language', `scripts/language-tables.mjs: ${file} is gone`]);
lengths.sort((a, b) => a - b);
const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
console.log(`${lengths.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}`);
for (const [, problem] of problems) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
