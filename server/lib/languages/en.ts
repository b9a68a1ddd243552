import { stemmer } from '@orama/stemmers/english';
import { eng } from 'stopword';
import type { Language } from './language.ts';

/** Maps American to British spelling first. */
function englishStem(word: string): string {
  return stemmer(word.replace(/(?<=.{4}[iy])z(?=(?:e[ds]?|ers?|ing|ations?)$)/, 's'));
}

export const english: Language = {
  codes: 'eng',
  stemmer: englishStem,
  irregular: {
    authority: 'authority',
    authorities: 'authority',
    security: 'security',
    securities: 'security',
    university: 'university',
    universities: 'university',
    indices: 'index',
    criteria: 'criterion',
  },
  stopWords: eng,
  moreStopWords: `above across against along although among any are aren be being below beneath beside besides can cannot
    does doing don down during either else ever every few further hence her hers herein hereby how however its
    itself may myself neither no nor not off once one ones onto ought ours ourselves per pursuant rather shall
    she so them themselves thereby therefore therein thereof thereto thus toward towards unless until upon us
    what when whenever whereas wherever whether whichever whoever whom whose why will within without yet s t`,
  notStopWords: 'like way well said came come many never take',
  joining: 'the a an of and or',
  questionFrame: `long high often minimum maximum case mean means need needed do make let give take way many much soon
    like want wish know find see show go come put happen able possible people someone somebody anyone
    anybody thing kind sort really actually still`,
};
