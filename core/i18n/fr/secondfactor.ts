import type { texts as en } from '../en/secondfactor.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  setUpTitle: 'Configurer un second facteur',
  requiredIntro:
    'Votre organisation exige un second facteur. Configurez-le maintenant ; cela prend une minute.',
  scan: 'Scannez ce code avec une application d’authentification sur votre téléphone, par exemple celle de votre gestionnaire de mots de passe.',
  qr: 'Code QR contenant la clé pour l’application d’authentification',
  openApp: 'Ou l’ouvrir dans une application sur cet appareil',
  byHand: 'Ou saisissez cette clé à la main dans l’application :',
  key: 'Clé',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.',
  enterShown: 'Saisissez ensuite le code que l’application affiche.',
  confirm: 'Configurer',
  codesTitle: 'Codes de récupération',
  codesIntro:
    'Chacun de ces codes vous connecte une fois si vous n’avez pas votre appareil. Ils ne sont affichés que maintenant : conservez-les là où vous seul les trouvez.',
  copyCodes: 'Copier les codes',
  print: 'Imprimer',
  download: 'Télécharger',
  fileName: 'Regesta codes de récupération.txt',
  kept: 'J’ai conservé les codes',
  pageTitle: 'Second facteur',
  pageIntro:
    'Outre votre mot de passe, la connexion demande un code d’une application sur votre téléphone. Ainsi, personne n’entre en connaissant seulement votre mot de passe.',
  on: 'Configuré depuis le {{date}}.',
  off: 'Pas configuré.',
  required: 'Votre organisation l’exige.',
  codesLeft_one: 'Il reste {{count}} code de récupération.',
  codesLeft_other: 'Il reste {{count}} codes de récupération.',
  begin: 'Configurer',
  move: 'Passer à un autre appareil',
  renew: 'Nouveaux codes de récupération',
  remove: 'Supprimer',
  removeTitle: 'Supprimer le second facteur',
  moveIntro:
    'Confirmez que c’est bien vous. L’appareil actuel reste valable jusqu’à la confirmation du nouveau.',
  beginIntro: 'Confirmez que c’est bien vous.',
  renewIntro: 'Les codes que vous avez jusqu’ici ne seront plus valables.',
  removeIntro:
    'La connexion ne demandera plus de code. Les codes de récupération ne seront plus valables non plus.',
  codeOrRecovery: 'Code de l’application, ou un code de récupération',
  password: 'Mot de passe actuel',
  passwordRequired: 'Le mot de passe est requis',
  passwordWrong: 'Le mot de passe actuel est erroné.',
  continue: 'Continuer',
  cancelPlain: 'Annuler',
  wasSet: 'Le second facteur est configuré. Vos autres sessions sont terminées.',
  wasRemoved: 'Le second facteur est supprimé.',
  wasRenewed: 'Il y a de nouveaux codes de récupération.',
  requiredByOrganisation:
    'Votre organisation exige un second facteur : il peut passer à un autre appareil, mais pas être supprimé.',
  backToAccount: 'Retour à votre compte',
};
