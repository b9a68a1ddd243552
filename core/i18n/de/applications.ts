import type { texts as en } from '../en/applications.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Anwendungen mit Sitzungen Ihrer Benutzer',
  intro:
    'Eine eigene Anwendung, etwa das Intranet, erhält für jede Person, die bei ihr angemeldet ist, ein Token. So meldet sich auf ihren Seiten niemand zweimal an. Ein Token gilt zehn Minuten, nur auf den hier genannten Seiten und ohne Rechte der Administration.',
  empty: 'Noch keine Anwendung hat Zugang.',
  failed: 'Die Anwendungen konnten nicht geladen werden.',
  name: 'Name',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  pages: 'Seiten',
  pagesHint: 'Eine Adresse pro Zeile, etwa https://intranet.example.com. Sie gehören auch unter «{{field}}».',
  pagesMissing: 'Geben Sie mindestens eine Adresse ein.',
  pageInvalid:
    'Zeile {{line}}: «{{text}}» ist keine solche Adresse. Schreiben Sie https://, den Host und nichts dahinter.',
  tooManyPages: 'Höchstens {{most}} Adressen.',
  created: 'Hinzugefügt',
  createdBy: 'von {{who}}',
  lastUsed: 'Zuletzt benutzt',
  neverUsed: 'nie',
  add: 'Anwendung hinzufügen',
  addTitle: 'Anwendung hinzufügen',
  submit: 'Hinzufügen',
  addFailed: 'Die Anwendung wurde nicht hinzugefügt.',
  tooMany:
    'Mehr Anwendungen sind nicht möglich. Bitte entziehen Sie einer, die nicht mehr benutzt wird, den Zugang.',
  refused: 'Der Server nimmt das nicht an: {{message}}',
  addedTitle: '«{{name}}» hat Zugang',
  addedText:
    'Geben Sie beide Werte denen, die die Anwendung betreiben. Das Geheimnis wird nur dieses eine Mal gezeigt; gespeichert ist nur ein Hash davon.',
  id: 'ID der Anwendung',
  secret: 'Geheimnis',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser erlaubt das Kopieren nicht. Bitte markieren Sie den Text.',
  access: 'Zugang',
  revoke: 'Entziehen',
  revokeOf: 'Zugang von «{{name}}» entziehen',
  revokeTitle: 'Zugang entziehen?',
  revokeText:
    '«{{name}}» erhält ab sofort keine Token mehr. Bereits ausgestellte gelten noch höchstens zehn Minuten.',
  revokeFailed: 'Der Zugang wurde nicht entzogen.',
  revoked: 'Der Zugang von «{{name}}» ist entzogen.',
};
