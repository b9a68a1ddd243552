import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import type { SignedIn } from './people.ts';

const paper = readFileSync(join(import.meta.dirname, '..', 'docs', 'embedding.md'), 'utf8');
/** The styles that pages are told to set until an element is defined (docs/embedding.md). */
export const documentedStyles = /```css\n([\s\S]*?not\(:defined\)[\s\S]*?)```/.exec(paper)?.[1] ?? '';

type Written = {
  body: string;
  /** Further content of the head. */
  head?: string;
  session?: SignedIn;
  /** The script of the suite; none where the body has it. */
  script?: 'loader.js' | 'regesta.js' | undefined;
  /** Another origin of the same page. */
  origin?: string;
};

/** Common attributes of an element in a written page. */
export const attributes = `main-url="${addresses.main}" language="DE" lang="de"`;

/**
 * Opens a host page that was written for one test, as its owner would write it, with the documented snippet in its head.
 * Events of elements are recorded as `seenEvents` expects them.
 */
export async function openWritten(page: Page, written: Written) {
  const { body, head = '', session, origin = addresses.host } = written;
  const script = 'script' in written ? written.script : 'loader.js';
  const token = JSON.stringify(session?.token ?? null);
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Written</title>
<style>${documentedStyles}</style>${head}
${script ? `<script type="module" src="${addresses.main}/widgets/${script}"></script>` : ''}</head><body>${body}
<script>
  window.seen = [];
  for (const name of ['opened', 'navigate', 'failed', 'signed-out', 'auth-required', 'searched', 'sent', 'place-changed', 'changed', 'download'])
    document.addEventListener('reg-' + name, (event) => seen.push({ name: event.type, detail: event.detail }));
  const given = ${token} && (async () => ${token});
  if (given) for (const element of document.querySelectorAll('reg-reader, reg-search, ask-question, change-table')) element.token = given;
</script></body></html>`;
  const path = `/written/${randomUUID()}.html`;
  await fetch(`${addresses.host}${path}`, { method: 'PUT', body: html });
  await page.goto(`${origin}${path}`);
}
