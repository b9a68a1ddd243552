import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { languages } from '#server/lib/languages/languages.ts';
import { foldWord } from './fold.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { tokenise } from './tokenise.ts';

/** Inflections of words of financial law in each language: those of a group are found by each other. */
const inflections: Readonly<Record<LanguageCode, string>> = {
  BG: 'банка банки банката банките, разрешение разрешения, институция институции, задължение задължения, кредитен кредитни, надзор надзора',
  CS: 'banka banky bankám bankou, povolení povolením, instituce institucí, povinnost povinnosti, úvěr úvěru úvěry, dohled dohledu',
  DA: 'bank banken banker bankerne, tilladelse tilladelser tilladelsen, institut instituttet institutter, forpligtelse forpligtelser, tilsyn tilsynet',
  DE: 'Bank Banken, Bewilligung Bewilligungen, Kredit Kredite Kredits, Pflicht Pflichten',
  EL: 'τράπεζα τράπεζες τραπεζών τράπεζας, άδεια άδειες άδειας, ίδρυμα ιδρύματα ιδρυμάτων, υποχρέωση υποχρεώσεις',
  EN: 'bank banks, authorisation authorisations authorization, credit credits, obligation obligations',
  ES: 'banco bancos, entidad entidades, obligación obligaciones, autorización autorizaciones, crédito créditos, garantía garantías, financiero financiera financieros, supervisor supervisores, ley leyes',
  ET: 'luba lubade, asutus asutuse asutused asutuste, kohustus kohustuse kohustused, laen laenu laenud laenude, leping lepingu lepingud lepingute',
  FI: 'pankki pankin pankit pankkien, velvollisuus velvollisuuden velvollisuudet, luottolaitos luottolaitoksen luottolaitokset, viranomainen viranomaisen viranomaiset, sopimus sopimuksen sopimukset',
  FR: 'banque banques, autorisation autorisations, crédit crédits, obligation obligations',
  GA: 'banc bainc mbanc bhanc, údarás údaráis, rialachán rialacháin, institiúid institiúidí',
  HR: 'banka banke bankama banku, institucija institucije, obveza obveze obvezama, odobrenje odobrenja, kreditna kreditne, ovlast ovlasti',
  HU: 'bank bankok bankot banknak, engedély engedélyek engedélyt, intézmény intézmények intézményt, hatóság hatóságok hatóságnak, kötelezettség kötelezettségek',
  IT: 'banca banche, autorizzazione autorizzazioni, credito crediti, obbligo obblighi',
  LT: 'bankas bankai banko bankų, leidimas leidimai leidimo leidimų, įstaiga įstaigos, prievolė prievolės prievolių',
  LV: 'banka bankas bankai banku, iestāde iestādes iestādēm, pienākums pienākumi pienākuma, atļauja atļaujas, kredīts kredīti kredīta',
  MT: 'bank banek, awtorizzazzjoni awtorizzazzjonijiet, istituzzjoni istituzzjonijiet, obbligu obbligi',
  NL: 'bank banken, vergunning vergunningen, instelling instellingen, verordening verordeningen, betaling betalingen, bevoegd bevoegde',
  PL: 'bank banku banki bankom, zezwolenie zezwolenia zezwoleniem, instytucja instytucji instytucje, kredyt kredytu kredyty, umowa umowy umowie',
  PT: 'banco bancos, instituição instituições, obrigação obrigações, autorização autorizações, crédito créditos, autoridade autoridades',
  RO: 'bancă bănci băncilor, autorizație autorizații autorizația, instituție instituții instituțiilor, obligație obligații, credit credite creditelor',
  SK: 'banka banky bankám bankou, povolenie povolenia, inštitúcia inštitúcie, povinnosť povinnosti, úver úveru úvery',
  SL: 'banka banke bankam, dovoljenje dovoljenja, institucija institucije, obveznost obveznosti, kredit kredita krediti',
  SV: 'bank banken banker bankerna, tillstånd tillståndet, institut institutet instituten, skyldighet skyldigheter skyldigheten, åtgärd åtgärder åtgärden',
};

/** Bank, law, right, year, day, state, court, first: words that a search must not ignore. */
const lawWords: Readonly<Record<LanguageCode, string>> = {
  BG: 'банка закон право година ден държава съд срок',
  CS: 'banka zákon právo rok den stát soud lhůta',
  DA: 'bank lov ret år dag stat domstol frist',
  DE: 'Bank Gesetz Recht Jahr Tag Staat Gericht Frist',
  EL: 'τράπεζα νόμος δικαίωμα έτος ημέρα κράτος δικαστήριο προθεσμία',
  EN: 'bank law right year day state court time-limit',
  ES: 'banco ley derecho año día estado tribunal plazo',
  ET: 'pank seadus õigus aasta päev riik kohus tähtaeg',
  FI: 'pankki laki oikeus vuosi päivä valtio tuomioistuin määräaika',
  FR: 'banque loi droit année jour tribunal délai',
  GA: 'banc dlí ceart bliain lá stát cúirt',
  HR: 'banka zakon pravo godina dan država sud rok',
  HU: 'bank törvény jog év nap állam bíróság határidő',
  IT: 'banca legge diritto anno giorno tribunale termine',
  LT: 'bankas įstatymas teisė metai diena valstybė teismas terminas',
  LV: 'banka likums tiesības gads diena valsts tiesa termiņš',
  MT: 'bank liġi dritt sena jum stat qorti',
  NL: 'bank wet recht jaar dag staat rechter termijn',
  PL: 'bank ustawa prawo rok dzień państwo sąd termin',
  PT: 'banco lei direito ano dia tribunal prazo',
  RO: 'bancă lege drept an zi stat instanță termen',
  SK: 'banka zákon právo rok deň štát súd lehota',
  SL: 'banka zakon pravica leto dan država sodišče rok',
  SV: 'bank lag rätt år dag stat domstol frist',
};

const words = (text: string) => tokenise(text).map(({ word }) => word);

describe.each(languageCodes)('the words of %s', (language) => {
  it.each(inflections[language].split(', '))('%s have one stem', (group) => {
    expect(new Set(words(group).map((word) => stem(word, language)))).toHaveLength(1);
  });

  it('of different groups have different stems', () => {
    const stems = inflections[language].split(', ').map((group) => stem(words(group)[0] ?? '', language));
    expect(new Set(stems)).toHaveLength(stems.length);
  });

  it('that mean something in law are searched', () => {
    expect(words(lawWords[language]).filter((word) => isStopWord(word, language))).toEqual([]);
  });

  it('that only join others, and those that ask, are ignored', () => {
    const { joining, moreStopWords } = languages[language];
    const ignored = words(`${joining} ${moreStopWords}`);
    expect(ignored.length).toBeGreaterThan(5);
    expect(ignored.filter((word) => !isStopWord(word, language))).toEqual([]);
  });

  it('are folded once: what is folded stays, and letters remain', () => {
    for (const word of words(`${inflections[language]} ${lawWords[language]}`)) {
      expect(foldWord(word)).toBe(word);
      expect(word).toMatch(/^[\p{L}'-]+$/u);
    }
  });
});

it('every language is named in files by codes of three letters that no other has', () => {
  const codes = languageCodes.flatMap((language) => languages[language].codes.split(' '));
  expect(codes.filter((code) => !/^[a-z]{3}$/.test(code))).toEqual([]);
  expect(new Set(codes)).toHaveLength(codes.length);
});
