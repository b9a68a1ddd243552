import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * The peer of the first rows: a bare React table of the same changes in as many columns, with a button in each row and no
 * filters, orders, words in other languages or rights.
 */

type Change = Record<'slug' | 'topic' | 'summary' | 'status' | 'source' | 'type' | 'area', string> & {
  deadline?: string;
};
const columns = ['status', 'topic', 'source', 'type', 'area', 'deadline'] as const;

function Row({ change }: { change: Change }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen(!isOpen);
  return createElement(
    'tr',
    null,
    createElement(
      'td',
      null,
      createElement(
        'button',
        { type: 'button', 'aria-expanded': isOpen, onClick: toggle },
        isOpen ? change.summary : '+',
      ),
    ),
    columns.map((column) => createElement('td', { key: column }, change[column])),
  );
}

function Table({ url, token }: { url: string; token: string }) {
  const [changes, setChanges] = useState<Change[]>([]);
  useEffect(() => {
    void fetch(url, { headers: { authorization: `Bearer ${token}` } })
      .then((reply) => reply.json() as Promise<Change[]>)
      .then(setChanges);
  }, [url, token]);
  const rows = changes.map((change) => createElement(Row, { key: change.slug, change }));
  return createElement('table', null, createElement('tbody', null, rows));
}

class BareTable extends HTMLElement {
  connectedCallback() {
    const { token } = window as unknown as { token: string };
    const url = `${this.getAttribute('domain-url')}/api/v1/ChangeElementsDomain/consolidated?language=DE`;
    createRoot(this.attachShadow({ mode: 'open' })).render(createElement(Table, { url, token }));
  }
}
customElements.define('bare-table', BareTable);
