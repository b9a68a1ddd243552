import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';
import { fetchToken, main, report } from './given.mjs';

const app = createApp({
  setup: () => ({ main, fetchToken, report, isNext: ref(false), isShown: ref(true) }),
  template: `
    <button type="button" @click="isNext = true">Next</button>
    <button type="button" @click="isShown = false">Remove</button>
    <reg-reader
      v-if="isShown"
      :main-url="main"
      reg-text-id="bankg-m"
      :article="isNext ? '6' : '5'"
      language="DE"
      sign-in="host"
      loading="eager"
      :hide-headers="isNext"
      :token.prop="fetchToken"
      @reg-opened="report($event.detail.id)"
    ></reg-reader>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
app.mount('#app');
