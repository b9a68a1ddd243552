/** What a server checks of a call; the client sends it as it is. */
const asked = new Set(['params', 'query', 'body']);

/**
 * Leaves of the contract what a client uses: method, path, access and reply. The schemas of what is
 * asked are the servers' to check; without them their part of valibot stays away too.
 */
export const repliesOnly = {
  name: 'replies-only',
  transform: {
    // After the types are gone.
    order: 'post',
    handler(code, id) {
      if (!/core\/contract\/(?:main|domain)\/[\w-]+\.ts$/.test(id) || !code.includes('endpoint('))
        return null;
      const cuts = [];
      for (const options of optionsOfEndpoints(this.parse(code))) {
        for (const property of options.properties) {
          // Whatever is spread into the options says by what is asked: byRegText, byParagraph.
          if (property.type === 'SpreadElement' || asked.has(property.key.name)) cuts.push(property);
        }
      }
      let lean = code;
      for (const { start, end } of cuts.sort((a, b) => b.start - a.start)) {
        lean = lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, '');
      }
      return { code: lean, map: null };
    },
  },
};

/** The third argument of each `endpoint(method, path, options)`. */
function optionsOfEndpoints(tree) {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node.type !== 'string') return;
    if (node.type === 'CallExpression' && node.callee.name === 'endpoint') found.push(node.arguments[2]);
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.forEach(visit);
      else if (child && typeof child === 'object') visit(child);
    }
  };
  visit(tree);
  return found.filter((options) => options?.type === 'ObjectExpression');
}
