import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'public/unsupported.js'), 'utf8');

/** The message that the script writes into the page. */
function messageFor(navigator: { language?: string; userLanguage?: string }) {
  const said: string[] = [];
  const attributes: Record<string, string> = {};
  const message = {
    style: {},
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
    appendChild: (text: string) => said.push(text),
  };
  const added: unknown[] = [];
  const document = {
    getElementById: (id: string) =>
      id === 'app' ? { appendChild: (one: unknown) => added.push(one) } : null,
    createElement: () => message,
    createTextNode: (text: string) => text,
  };
  runInNewContext(script, { navigator, document });
  expect(added).toEqual([message]);
  return { text: said.join(''), ...attributes };
}

it.each([
  [{ language: 'de-CH' }, 'de', 'nicht unterstützt'],
  [{ userLanguage: 'fr-ch' }, 'fr', 'ne prend pas en charge'],
  [{ language: 'it' }, 'it', 'non supporta'],
  [{ language: 'en-GB' }, 'en', 'does not support'],
  [{ language: 'constructor' }, 'en', 'does not support'],
  [{}, 'en', 'does not support'],
])('a browser without modules that asks for %j is told in %s', (navigator, lang, words) => {
  const message = messageFor(navigator);
  expect(message).toMatchObject({ lang, role: 'alert' });
  expect(message.text).toContain(words);
});

it('has nothing that such a browser could not read', () => {
  expect(script.replace(/\/\*.*?\*\//s, '')).not.toMatch(
    /=>|`|\b(?:const|let|class|async|import|export)\b|\?\.|\.\.\./,
  );
});
