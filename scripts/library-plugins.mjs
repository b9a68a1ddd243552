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

/** React is CommonJS that reads NODE_ENV when it runs; this chooses its production build when bundling. */
export function withProductionConstant(code) {
  const production = code.replaceAll('process.env.NODE_ENV', '"production"');
  if (production === code) throw new Error('React chooses its production build otherwise now');
  return production;
}

/** Removes React DOM's check whether NODE_ENV was set: it is a constant by now. */
export function withoutDeadCodeCheck(code) {
  const lean = code.replace(/^function checkDCE\(\) \{[\s\S]*?^\}/m, '').replace('checkDCE();', '');
  if (lean.includes('checkDCE') || lean === code)
    throw new Error('React DOM checks for dead code otherwise now');
  return lean;
}

/**
 * MooTools and others replace `bind` by a function that ignores what is passed later, and React DOM binds its
 * updates. The same by a function of its own; arguments are those of the call.
 */
export function withOwnBind(code) {
  const own = code.replaceAll(/((?:[A-Za-z_$][\w$]*\.)*[A-Za-z_$][\w$]*)\.bind\(/g, 'ownBind($1, ');
  if (own === code || own.includes('.bind(')) throw new Error('React DOM binds its functions otherwise now');
  return own.replace(
    /^("use strict";)?/m,
    '$1\nvar ownBind = (bound, self, ...first) => (...rest) => bound.call(self, ...first, ...rest);\n',
  );
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

/** The entry files of React, which choose between two builds. */
const reactEntry = /\/node_modules\/(react|react-dom|scheduler)\/[\w-]+\.js$/;

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
      if (id.endsWith('/react-dom/cjs/react-dom-client.production.js'))
        return change('react-dom-client', withOwnBind(code));
      if (id.endsWith('/@nanostores/react/index.js')) return change('useStore', withoutKeysOfStores(code));
      if (!id.includes('node_modules') || !code.includes('process.env.NODE_ENV')) return null;
      const production = withProductionConstant(code);
      if (id.endsWith('/react-dom/client.js')) return change('react-dom', withoutDeadCodeCheck(production));
      return change(reactEntry.exec(id)?.[1] ?? id, production);
    },
    renderChunk(code, { fileName }) {
      if (code.includes('process.env'))
        throw new Error(`${fileName} asks for process.env, which no page has`);
    },
    buildEnd(error) {
      if (error) return;
      const names = [
        'nanostores',
        'useStore',
        'react',
        'react-dom',
        'react-dom-client',
        'scheduler',
        'valibot',
      ];
      for (const name of names) {
        if (!changed.has(name)) throw new Error(`${name} came without what the build changes in it`);
      }
    },
  };
}
