import { createHash } from 'node:crypto';

/** The hash of a file as pages name it in `integrity`. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Writes `suite.json`: the version, and the hash of every script, for servers that keep it and pages that check it. */
export const suite = (version) => ({
  name: 'suite',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const scripts = Object.values(bundle)
        .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])
        .filter(([name]) => /\.m?js$/.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, content]) => [name, integrityOf(content)]);
      const source = JSON.stringify({ version, integrity: Object.fromEntries(scripts) }, null, 2);
      this.emitFile({ type: 'asset', fileName: 'suite.json', source });
    },
  },
});
