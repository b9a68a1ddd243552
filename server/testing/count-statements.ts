import type { KyselyPlugin } from 'kysely';

/** Notes the kind of each statement that is sent through the plugin. */
export function countStatements(): { plugin: KyselyPlugin; kinds: string[] } {
  const kinds: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, kinds };
}
