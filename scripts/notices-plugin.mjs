import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'node_modules';

function packageOf(id) {
  const match = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(
    id
      .split('\\')
      .join('/')
      .replace(/^.*node_modules\/(?=.*node_modules\/)/, ''),
  );
  return match?.[1];
}

/** One entry of the notices: name, version, licence and the licence's own words. */
function noticeOf(name) {
  const folder = join(root, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version} (${license})\n\n${text}`;
}

/**
 * Writes the licences of everything a build ships beside it: minified files carry no notices. `also`
 * names packages that ship as files; `remarks` says what was changed in which.
 */
export function thirdPartyNotices({ also = [], remarks = [] } = {}) {
  return {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const names = new Set(also);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds ?? Object.keys(chunk.modules)) {
          const name = packageOf(id);
          if (name && existsSync(join(root, name, 'package.json'))) names.add(name);
        }
      }
      const line = `\n\n${'-'.repeat(72)}\n\n`;
      const head = ['Regesta contains the following software and fonts of others.', ...remarks].join('\n');
      const source = [head, ...[...names].sort().map(noticeOf)].join(line);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source: `${source}\n` });
    },
  };
}
