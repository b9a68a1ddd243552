/** What elements have in place of each module of React (docs/decisions/0101-elements-on-preact.md). */
export const preactInsteadOfReact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

/** Builds elements on Preact: the same components as in the portal, at a sixth of the weight of React. */
export function preactForReact() {
  return {
    name: 'preact-for-react',
    resolveId(source, importer) {
      const instead = Object.hasOwn(preactInsteadOfReact, source) ? preactInsteadOfReact[source] : undefined;
      return instead === undefined ? null : this.resolve(instead, importer, { skipSelf: true });
    },
  };
}
