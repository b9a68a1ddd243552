import type { KyselyPlugin } from 'kysely';

/** Notes the kind of each statement that is sent through the plugin, parts that are built apart included, and counts replies. */
export function countStatements(): { plugin: KyselyPlugin; kinds: string[]; replies: { count: number } } {
  const kinds: string[] = [];
  const replies = { count: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => {
      replies.count += 1;
      return result;
    },
  };
  return { plugin, kinds, replies };
}
