import { html, LitElement } from 'lit';
import { fetchToken, main, report } from './given.mjs';

class IntranetPage extends LitElement {
  static properties = { isNext: { state: true }, isShown: { state: true } };

  constructor() {
    super();
    this.isNext = false;
    this.isShown = true;
  }

  render() {
    const reader = html`<reg-reader
      main-url=${main}
      reg-text-id="bankg-m"
      article=${this.isNext ? '6' : '5'}
      language="DE"
      sign-in="host"
      loading="eager"
      ?hide-headers=${this.isNext}
      .token=${fetchToken}
      @reg-opened=${({ detail }) => report(detail.id)}
    ></reg-reader>`;
    return html`
      <button type="button" @click=${() => (this.isNext = true)}>Next</button>
      <button type="button" @click=${() => (this.isShown = false)}>Remove</button>
      ${this.isShown ? reader : ''}`;
  }
}

customElements.define('intranet-page', IntranetPage);
document.getElementById('app').append(document.createElement('intranet-page'));
