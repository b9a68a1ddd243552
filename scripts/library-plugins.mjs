// What the build of the elements changes in libraries. Each fails the build when the library changes
// what it looks for, so that nothing ships unchanged without anybody knowing.

/**
 * nanostores counts on `window`, so that copies of it can compute from each other's stores. Elements
 * leave no global name, and nothing in them computes across copies.
 */
export function withoutNanostoresGlobal(code) {
  const own = code.replace('(globalThis.nanostoresGlobal ||= { epoch: 0 })', '{ epoch: 0 }');
  if (own === code) throw new Error('nanostores keeps its epoch elsewhere now');
  return own;
}

/** React comes as CommonJS that asks for NODE_ENV when it runs; its production build is chosen here. */
export function withProductionConstant(code) {
  const production = code.replaceAll('process.env.NODE_ENV', '"production"');
  if (production === code) throw new Error('React chooses its production build otherwise now');
  return production;
}

/** React DOM asks the developer tools whether the constant above was forgotten: nothing to ask any more. */
export function withoutDeadCodeCheck(code) {
  const lean = code.replace(/^function checkDCE\(\) \{[\s\S]*?^\}/m, '').replace('checkDCE();', '');
  if (lean.includes('checkDCE') || lean === code)
    throw new Error('React DOM checks for dead code otherwise now');
  return lean;
}

/** The entry files of React that choose between two builds. */
const reactEntry = /\/node_modules\/(react|react-dom|scheduler)\/[\w-]+\.js$/;

/** Applies the changes; a file that was to be changed and did not come fails the build, too. */
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
      for (const name of ['nanostores', 'react', 'react-dom', 'scheduler']) {
        if (!changed.has(name)) throw new Error(`${name} came without what the build changes in it`);
      }
    },
  };
}
