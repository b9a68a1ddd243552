/** Makes pages run the chunk of `portal/early.ts` before the application's files have loaded. */
export const earlyEntry = {
  name: 'early-entry',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const early = Object.values(bundle ?? {}).find(({ moduleIds }) =>
        moduleIds?.some((id) => id.endsWith('/portal/early.ts')),
      );
      if (early === undefined) throw new Error('portal/early.ts was not built');
      const attrs = { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
};
