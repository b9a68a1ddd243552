import type { texts as en } from '../en/password.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  new: 'Nouveau mot de passe',
  repeat: 'Répéter le mot de passe',
  required: 'Veuillez saisir un mot de passe.',
  weak: 'Le mot de passe doit contenir au moins 10 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
  different: 'Les mots de passe ne correspondent pas.',
  common: 'Ce mot de passe est l’un des premiers que les attaquants essaient. Veuillez en choisir un autre.',
  same: 'Veuillez saisir un autre mot de passe.',
  tooLong: 'Le mot de passe peut contenir au plus 256 caractères.',
  rules: 'Ce qu’il faut à un mot de passe',
  met: 'rempli',
  missing: 'manque',
  length: 'Au moins 10 caractères',
  lowercase: 'Une minuscule',
  uppercase: 'Une majuscule',
  digit: 'Un chiffre',
  special: 'Un caractère spécial, par exemple - ou !',
  strengthEmpty: 'Force : rien de saisi',
  strengthWeak: 'Force : faible, il manque l’essentiel de la liste ci-dessous',
  strengthFair: 'Force : encore insuffisante, il manque un élément de la liste ci-dessous',
  strengthCommon: 'Force : faible, parmi les premiers que les attaquants essaient',
  strengthGood: 'Force : bonne ; avec 14 caractères, il sera fort',
  strengthStrong: 'Force : élevée, long et avec toutes les sortes de caractères',
};
