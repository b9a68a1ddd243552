/*
 * The peer of the first use: a button or a field in plain DOM, whose first use brings React with the barest dialog or
 * field of the same kind. `part` is the address of the script with React.
 */

const part = './peer-part.js';

type Part = typeof import('./peer-part.ts');

function needed(element: HTMLElement, draw: (part: Part, root: ShadowRoot) => void): void {
  const root = element.attachShadow({ mode: 'open' });
  let isComing = false;
  const bring = () => {
    if (isComing) return;
    isComing = true;
    void (import(part) as Promise<Part>).then((loaded) => draw(loaded, root));
  };
  for (const event of ['pointerover', 'focusin', 'pointerdown']) element.addEventListener(event, bring);
}

class BareQuestion extends HTMLElement {
  connectedCallback() {
    let isPressed = false;
    needed(this, (loaded, root) => loaded.drawQuestion(root, () => isPressed));
    const button = document.createElement('button');
    button.textContent = 'Frage stellen';
    button.addEventListener('click', () => {
      isPressed = true;
    });
    this.shadowRoot?.append(button);
  }
}

class BareSearch extends HTMLElement {
  connectedCallback() {
    needed(this, (loaded, root) => loaded.drawSearch(root));
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Suche');
    this.shadowRoot?.append(input);
  }
}

customElements.define('bare-question', BareQuestion);
customElements.define('bare-search', BareSearch);
