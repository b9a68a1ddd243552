import type { texts as en } from '../en/origins.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Preuve que les pages sont les vôtres',
  intro:
    'Les visiteurs d’une page ne peuvent poser une question sans se connecter qu’une fois montré que la page est la vôtre. Placez le texte ci-dessous dans un fichier ou une balise, puis vérifiez. Regesta n’appelle la page que lorsque vous appuyez sur le bouton.',
  failed: 'L’état des pages n’a pas pu être chargé.',
  proved_file: 'Confirmée par le fichier.',
  proved_tag: 'Confirmée par la balise.',
  proved_operator: 'Confirmée par l’exploitant de Regesta.',
  proved_local: 'Sur cette machine\u202f: aucune confirmation requise en mode d’exemple.',
  unproved: 'Non confirmée\u202f: les visiteurs ne peuvent pas poser de questions ici.',
  accepted: 'Non confirmée\u202f: les visiteurs peuvent poser des questions jusqu’au {{day}}.',
  fileText: 'Comme texte du fichier {{address}}',
  tagText: 'Ou comme balise dans l’en-tête de {{address}}',
  check: 'Vérifier maintenant',
  checkOf: 'Vérifier maintenant\u202f: {{origin}}',
  checkFailed: 'La vérification n’a pas pu être faite.',
  notPrivate:
    'Les pages d’un réseau interne ne peuvent pas être appelées d’ici. Veuillez demander à l’exploitant de Regesta de confirmer l’adresse par une commande.',
  notHttps: '{{found}} n’a pas https:// et ne peut donc pas être vérifiée.',
  otherPort:
    'Seules les pages au port 443 peuvent être vérifiées. Veuillez demander à l’exploitant de Regesta de confirmer {{found}} par une commande.',
  noAddress: 'Le nom n’a pas d’adresse sur internet ({{found}}).',
  notPublic: '{{found}} n’est pas une adresse de l’internet public.',
  unreachable: 'Pas de connexion sécurisée à la page ({{found}}).',
  tooSlow: 'La page n’a pas répondu en {{found}}.',
  noToken: 'Le texte n’a pas été trouvé.',
  foundFile: 'Fichier\u202f: {{what}}',
  foundPage: 'Page d’accueil\u202f: {{what}}',
  asStatus: 'le serveur répond {{status}}',
  asRedirect: 'redirection vers {{location}}, qui n’est pas suivie',
  asText: 'contient «\u202f{{text}}\u202f»',
  asNothing: 'vide',
  asNoTag: 'aucune balise de ce nom',
  asTag: 'la balise contient «\u202f{{text}}\u202f»',
};
