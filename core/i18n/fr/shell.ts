import type { texts as en } from '../en/shell.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  skipToContent: 'Aller au contenu',
  home: 'Regesta, vers l’aperçu',
  mainLinks: 'Liens principaux',
  search: 'Recherche',
  menu: 'Menu',
  read: 'Lire',
  dashboard: 'Aperçu',
  locked:
    'Vos droits ne comprennent pas cette fonction. Adressez-vous à l’administration de votre organisation.',
  documentLanguage: 'Langue des documents',
  interfaceLanguage: 'Langue de l’interface',
  theme: 'Apparence',
  themeSystem: 'Système',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  loggedIn: 'Connecté en tant que {{name}}',
  signOut: 'Se déconnecter',
  copyright: '© {{year}} Regesta',
  disclaimer: 'Clause de non-responsabilité',
  disclaimerText:
    'Les textes servent à l’information. Seules les publications officielles des sources font foi. Les textes signalés comme exemples sont fictifs.',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'Il n’y a aucune page à cette adresse.',
  toDashboard: 'Vers l’aperçu',
  welcome: 'Bonjour {{name}}',
  dashboardText: 'Tous les actes, dans les langues et versions où ils existent.',
  toSources: 'Ouvrir les actes',
  pageFailed: 'Cette page n’a pas pu être affichée.',
  pageFailedHint:
    'Rien n’a été perdu. Rechargez la page; si cela n’aide pas, indiquez au support ce que vous faisiez.',
  reload: 'Recharger',
  topics: 'Thèmes',
  topicNotFound: 'Ce thème n’existe pas.',
  topicNotFoundText: 'Aucun thème ne s’appelle « {{name}} ».',
  toTopics: 'Vers les thèmes',
  languageTable: 'Le langage de recherche',
  languageSign: 'Signe ou clé',
  languageMeaning: 'Sens',
  languageExample: 'Exemple',
};
