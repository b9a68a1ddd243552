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

const far = (count: number) => Array.from({ length: count }, (_, index) => `k${100 + index}`).join(' ');
const editorial = (text: string, before: string, after: string) => [text, `editorial: ${before} > ${after}`];
const wording = (text: string, before: string, after: string) => [text, `wording: ${before} > ${after}`];

words.push(
  ['DE', 'Er muß zahlen.', 'Er muss zahlen.', editorial('Er[ muß|0]{ muss|0} zahlen.', 'muß', 'muss')],
  [
    'DE',
    'Er muß nicht zahlen.',
    'Er muss zahlen.',
    ['Er[ muß nicht|0]{ muss|0} zahlen.', 'obligation: muß nicht > muss'],
  ],
  [
    'DE',
    'Sie hat den Fall zu Rentenbeginn gemeldet.',
    'Sie prüft den Fall zu Rentenbeginn gemeldet.',
    wording('Sie[ hat|0]{ prüft|0} den Fall zu Rentenbeginn gemeldet.', 'hat', 'prüft'),
  ],
  [
    'DE',
    'Sie hat ein anzumeldendes Konto.',
    'Sie führt ein anzumeldendes Konto.',
    wording('Sie[ hat|0]{ führt|0} ein anzumeldendes Konto.', 'hat', 'führt'),
  ],
  [
    'DE',
    'Was er anzumelden hat, gilt.',
    'Was er anzumelden sucht, gilt.',
    wording('Was er anzumelden[ hat|0]{ sucht|0}, gilt.', 'hat', 'sucht'),
  ],
  [
    'DE',
    'Sie hat den Fall; zu melden ist er.',
    'Sie prüft den Fall; zu melden ist er.',
    wording('Sie[ hat|0]{ prüft|0} den Fall; zu melden ist er.', 'hat', 'prüft'),
  ],
  [
    'DE',
    'Sie hat zu melden.',
    'Sie ist zu melden.',
    ['Sie[ hat|0]{ ist|0} zu melden.', 'obligation: hat > ist'],
  ],
  [
    'DE',
    `Sie hat ${far(38)} zu melden.`,
    `Sie darf ${far(38)} melden.`,
    [`Sie[ hat|0]{ darf|0} ${far(38)}[ zu|0] melden.`, 'obligation: hat … zu > darf'],
  ],
  [
    'DE',
    `Sie hat ${far(39)} zu melden.`,
    `Sie führt ${far(39)} zu melden.`,
    wording(`Sie[ hat|0]{ führt|0} ${far(39)} zu melden.`, 'hat', 'führt'),
  ],
  ['FR', 'vitæ', 'vitae', editorial('[vitæ |0]{vitae|0}', 'vitæ', 'vitae')],
  ['FR', 'la sûreté', 'la sureté', editorial('la[ sûreté|0]{ sureté|0}', 'sûreté', 'sureté')],
  ['FR', 'indû goût', 'indu gout', editorial('[indû goût |0]{indu gout|0}', 'indû goût', 'indu gout')],
  ['FR', 'le marché', 'le marche', wording('le[ marché|0]{ marche|0}', 'marché', 'marche')],
  [
    'FR',
    'Aucun ne vend.',
    'Aucun n’agit.',
    ['Aucun[ ne|0][ vend|1]{ n’|0}{agit|1}.', 'obligation: ne > n’', 'wording: vend > agit'],
  ],
  ['IT', 'le dè', 'le dé', wording('le[ dè|0]{ dé|0}', 'dè', 'dé')],
);

test.each(words)('%s: %j > %j', (language, before, after, expected) => {
  expect(drawnWords(compareWords(plain(before), plain(after), vocabularyFor(language)))).toEqual(expected);
});
