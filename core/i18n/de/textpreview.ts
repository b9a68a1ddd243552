import type { texts as en } from '../en/textpreview.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Text vor der Veröffentlichung',
  about:
    'So wird er zu lesen sein. Zitate und definierte Begriffe werden Links, sobald er veröffentlicht ist.',
  empty: 'Der Text ist leer.',
  goTo: 'Gehe zu',
  renewed: 'Jemand hat diesen Text geändert, während Sie ihn gelesen haben. Sie sehen ihn, wie er jetzt ist.',
  see: 'Text ansehen',
  seeOf: 'Text ansehen: {{title}}',
};
