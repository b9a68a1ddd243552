// Changes that the build of the elements makes in libraries. Each change fails the build if the library no
// longer contains the code to change, so that nothing ships unchanged by accident.

/**
 * nanostores counts on `window`, so that several copies of it can compute from each other's stores. Elements
 * must not create global names, and nothing in them computes across copies.
 */
export function withoutNanostoresGlobal(code) {
  const own = code.replace('(globalThis.nanostoresGlobal ||= { epoch: 0 })', '{ epoch: 0 }');
  if (own === code) throw new Error('nanostores keeps its epoch elsewhere now');
  return own;
}

/** `useStore` could listen to single keys of a store; ours are listened to whole, so that code is left out. */
export function withoutKeysOfStores(code) {
  const whole = code
    .replace("import { listenKeys } from 'nanostores'\n", '')
    .replace(/keys\?\.length > 0\s*\? listenKeys\([^:]*:\s*/, '');
  if (whole.includes('listenKeys') || whole === code)
    throw new Error('useStore listens to keys of stores otherwise now');
  return whole;
}

/** Libraries that read NODE_ENV when they run, which no page has; this chooses their production build. */
export function withProductionConstant(code) {
  const production = code.replaceAll('process.env.NODE_ENV', '"production"');
  if (production === code) throw new Error('the library chooses its production build otherwise now');
  return production;
}

/**
 * Old pages add enumerable entries to every object, and Preact reads the entries of objects with those of the prototype: the
 * same loops over own ones.
 */
export function withOwnLoops(code) {
  const own = code.replaceAll(/for\(((?:var )?[\w$]+) in ([^)]+)\)/g, 'for($1 of ownKeys(($2)))');
  if (own === code) throw new Error('Preact reads the entries of objects otherwise now');
  return `const ownKeys=(object)=>Object.keys(object??{});${own}`;
}

/** Old pages add enumerable entries to every object; valibot reads the entries of its schemas with those of the prototype. */
export function withOwnEntries(code) {
  const own = code.replaceAll(
    'for (const key in this.entries)',
    'for (const key of Object.keys(this.entries))',
  );
  if (own === code) throw new Error('valibot reads the entries of its schemas otherwise now');
  return own;
}

/**
 * Options and events are done by the light class, so r2wc is given none: the code for them is left out, which every page
 * would load with its first element.
 */
export function withoutProps(code) {
  const lifeOnly = code
    .replace(/^[\s\S]*?(?=\w+ = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.render"\))/, 'const ')
    .replace(/^ {2}e\.props \|\|[\s\S]*?m = \{\};$/m, '')
    .replace(/^( +)for \(const \w of [nu]\)(?: \{$[\s\S]*?^\1\}$|\n.*(?:\{$[\s\S]*?^\1 {2}\};$|;$))/gm, '')
    .replace(
      /^ {4}(?:static get observedAttributes|attributeChangedCallback)\(.*\) \{$[\s\S]*?^ {4}\}$/gm,
      '',
    );
  if (lifeOnly === code || /\w[Aa]ttribute|Object\.|for \(/.test(lifeOnly))
    throw new Error('r2wc handles props otherwise now');
  return lifeOnly;
}

/** The files of Preact that read the entries of objects. */
const preactLoops = /\/node_modules\/preact\/(?:\w+-?\w*\/)?dist\/(preact|compat|jsxRuntime)\.mjs$/;

/** Applies the changes. The build also fails if a file to change is not part of the bundle. */
export function leanLibraries() {
  const changed = new Set();
  const change = (name, code) => {
    changed.add(name);
    return { code, map: null };
  };
  return {
    name: 'lean-libraries',
    transform(code, id) {
      if (id.endsWith('/nanostores/atom/index.js'))
        return change('nanostores', withProductionConstant(withoutNanostoresGlobal(code)));
      if (id.endsWith('/valibot/dist/index.mjs')) return change('valibot', withOwnEntries(code));
      if (id.endsWith('/@r2wc/core/dist/core.js')) return change('r2wc', withoutProps(code));
      const [, preact] = preactLoops.exec(id) ?? [];
      if (preact) return change(preact, withOwnLoops(code));
      if (id.endsWith('/@nanostores/react/index.js')) return change('useStore', withoutKeysOfStores(code));
      if (!id.includes('node_modules') || !code.includes('process.env.NODE_ENV')) return null;
      return change(id, withProductionConstant(code));
    },
    renderChunk(code, { fileName }) {
      if (code.includes('process.env'))
        throw new Error(`${fileName} asks for process.env, which no page has`);
    },
    buildEnd(error) {
      if (error) return;
      const names = ['nanostores', 'useStore', 'preact', 'compat', 'jsxRuntime', 'valibot', 'r2wc'];
      for (const name of names) {
        if (!changed.has(name)) throw new Error(`${name} came without what the build changes in it`);
      }
    },
  };
}
