// Counts the components with several states that a component test draws. The figure is not a threshold.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const rooms = { '#core/': 'core/', '#widgets/': 'widgets/', '#styles/': 'styles/' };
const imports = /(?:from|import)\s*\(?\s*'([^']+)'/g;
/** Signs that a component can look or act in several ways: conditions, state, and callbacks. */
const states =
  /\buse(?:State|Store|Reducer|App|Loaded|Submission)\b|\bon[A-Z]\w+[?]?:|\?\s*[(<'`]|&&\s*[(<]|\? null/;
const component = /^export (?:function|const) [A-Z]\w*[a-z]\w*/m;

const sources = new Map();
for (const file of globSync('{widgets,portal}/**/*.{ts,tsx}')) sources.set(file, readFileSync(file, 'utf8'));

function importsOf(file) {
  return [...sources.get(file).matchAll(imports)].map(([, path]) => {
    const room = Object.keys(rooms).find((prefix) => path.startsWith(prefix));
    return room ? path.replace(room, rooms[room]) : normalize(join(dirname(file), path));
  });
}

const isTest = (file) => /\.test\.tsx?$/.test(file);
const tests = [...sources.keys()].filter((file) => file.endsWith('.browser.test.tsx'));
const components = [...sources]
  .filter(([file]) => file.endsWith('.tsx') && !isTest(file) && !file.includes('/testing/'))
  .filter(([, text]) => component.test(text) && states.test(text))
  .map(([file]) => file);

const direct = new Set(tests.flatMap(importsOf));
const reached = new Set();
const queue = [...direct];
for (const file of queue) {
  if (reached.has(file) || !sources.has(file)) continue;
  reached.add(file);
  queue.push(...importsOf(file));
}
const areas = Map.groupBy(components, (file) => file.split('/').slice(0, 2).join('/'));
for (const [area, files] of [...areas].sort()) {
  const own = files.filter((file) => direct.has(file)).length;
  console.log(
    `  ${area}: ${own} of ${files.length}${own < files.length && process.argv.includes('--list') ? `, without: ${files.filter((file) => !direct.has(file)).join(' ')}` : ''}`,
  );
}
const own = components.filter((file) => direct.has(file)).length;
const drawn = components.filter((file) => reached.has(file)).length;
console.log(
  `components with states: ${own} of ${components.length} have a component test, ${drawn} are drawn by one`,
);
