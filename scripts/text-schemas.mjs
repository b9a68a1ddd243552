// What comes from outside is read by the schemas of core/contract/text.ts, which refuse what no database can keep. A
// bare string is refused in requests and on servers; exceptions stand here, with their number and the reason.
const reasons = {
  'server/http/suite.ts': [3, 'a file of the own build'],
};

const isRequest = (file) =>
  /^core\/contract\/(?:rules|values|main\/main|domain\/domain)\.ts$/.test(file) ||
  /^core\/contract\/.*-endpoints\.ts$/.test(file);
const isOfServer = (file) =>
  file.startsWith('server/') && !file.startsWith('server/testing/') && !/\.test\.ts$/.test(file);

/** What is wrong with the schemas of a file; undefined where nothing is. */
export function textSchemasProblem(file, source) {
  if (!isRequest(file) && !isOfServer(file)) return undefined;
  const count = source.match(/\bv\.string\(/g)?.length ?? 0;
  const [allowed = 0] = reasons[file] ?? [];
  if (count > allowed)
    return `${count} bare strings, ${allowed} have a reason in scripts/text-schemas.mjs: use a schema of core/contract/text.ts`;
  return count < allowed
    ? `only ${count} bare strings: lower the number in scripts/text-schemas.mjs`
    : undefined;
}
