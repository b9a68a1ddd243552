import { expect, test } from 'vitest';
import { compareWords } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';
import { drawnWords, plain } from './words-fixture.ts';

const words: ['DE' | 'FR' | 'IT', before: string, after: string, drawn: string[]][] = [
  [
    'DE',
    'Sie hat den Fall zu melden.',
    'Sie meldet den Fall.',
    [
      'Sie[ hat|0]{ meldet|1} den Fall[ zu|0][ melden|2].',
      'obligation: hat … zu > ',
      'wording:  > meldet',
      'wording: melden > ',
    ],
  ],
  [
    'DE',
    'Sie hat den Fall anzumelden.',
    'Sie meldet den Fall.',
    [
      'Sie[ hat|0]{ meldet|1} den Fall[ anzumelden|2].',
      'obligation: hat > ',
      'wording:  > meldet',
      'wording: anzumelden > ',
    ],
  ],
  [
    'DE',
    'Sie hat den Fall. Zu melden ist er.',
    'Sie hat den Fall. Er meldet.',
    ['Sie hat den Fall.[ Zu melden ist er|0]{ Er meldet|0}.', 'wording: Zu melden ist er > Er meldet'],
  ],
  [
    'DE',
    'Sie hat den Fall zu Beginn gemeldet.',
    'Sie hat den Fall gemeldet.',
    ['Sie hat den Fall[ zu Beginn|0] gemeldet.', 'wording: zu Beginn > '],
  ],
  [
    'DE',
    'Sie hat viel zu tun und zu melden.',
    'Sie hat viel.',
    [
      'Sie hat viel[ zu tun und|0][ zu|1][ melden|0].',
      'wording: zu tun und … melden > ',
      'obligation: zu > ',
    ],
  ],
  [
    'DE',
    'Sie ist zu melden.',
    'Sie darf melden.',
    ['Sie[ ist zu|0]{ darf|0} melden.', 'obligation: ist zu > darf'],
  ],
  [
    'DE',
    'weder Gold noch Silber',
    'Gold und Silber',
    ['[weder |0]Gold[ noch|0]{ und|1} Silber', 'obligation: weder … noch > ', 'wording:  > und'],
  ],
  ['DE', 'ss ß daß', 'ss ss dass', ['ss[ ß daß|0]{ ss dass|0}', 'editorial: ß daß > ss dass']],
  [
    'DE',
    'Aufwändig selbstständig',
    'aufwendig selbständig',
    [
      '[Aufwändig selbstständig |0]{aufwendig selbständig|0}',
      'editorial: Aufwändig selbstständig > aufwendig selbständig',
    ],
  ],
  ['DE', 'Ä Ö Ü', 'Ae Oe Ue', ['[Ä Ö Ü |0]{Ae Oe Ue|0}', 'editorial: Ä Ö Ü > Ae Oe Ue']],
  [
    'FR',
    'Elle n’agit pas et ne vend pas.',
    'Elle agit et vend.',
    [
      'Elle[ n’|0] agit[ pas|0] et[ ne|1] vend[ pas|1].',
      'obligation: n’ … pas > ',
      'obligation: ne … pas > ',
    ],
  ],
  [
    'FR',
    'Aucun ne vend jamais rien.',
    'Un vend rien.',
    ['[Aucun ne |0]{Un|0} vend[ jamais|0] rien.', 'obligation: Aucun ne … jamais > Un'],
  ],
  ['FR', 'le dû', 'le du', ['le[ dû|0]{ du|0}', 'wording: dû > du']],
  [
    'FR',
    'connaître événement',
    'connaitre évènement',
    [
      '[connaître événement |0]{connaitre évènement|0}',
      'editorial: connaître événement > connaitre évènement',
    ],
  ],
  ['FR', 'œuvre', 'oeuvre', ['[œuvre |0]{oeuvre|0}', 'editorial: œuvre > oeuvre']],
  ['FR', 'Écrire', 'Ecrire', ['[Écrire |0]{Ecrire|0}', 'editorial: Écrire > Ecrire']],
  ['IT', 'perché è', 'perchè é', ['[perché è |0]{perchè é|0}', 'wording: perché è > perchè é']],
  [
    'IT',
    'Non vende mai',
    'Vende',
    ['[Non|0][ vende|1][ mai |0]{Vende|1}', 'obligation: Non … mai > ', 'editorial: vende > Vende'],
  ],
  ['IT', 'il caffè è', 'il caffé e', ['il[ caffè è|0]{ caffé e|0}', 'wording: caffè è > caffé e']],
];

test.each(words)('%s: %j > %j', (language, before, after, expected) => {
  expect(drawnWords(compareWords(plain(before), plain(after), vocabularyFor(language)))).toEqual(expected);
});
