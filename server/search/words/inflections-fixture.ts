import type { LanguageCode } from '#core/contract/languages.ts';

/** Inflections of words of financial law in each language: those of a group are found by each other. */
export const inflections: Readonly<Record<LanguageCode, string>> = {
  BG: 'банка банки банката банките, разрешение разрешения, институция институции, задължение задължения, кредитен кредитни, надзор надзора',
  CS: 'banka banky bankám bankou, povolení povolením, instituce institucí, povinnost povinnosti, úvěr úvěru úvěry, dohled dohledu',
  DA: 'bank banken banker bankerne, tilladelse tilladelser tilladelsen, institut instituttet institutter, forpligtelse forpligtelser, tilsyn tilsynet',
  DE: 'Bank Banken, Bewilligung Bewilligungen, Kredit Kredite Kredits, Pflicht Pflichten',
  EL: 'τράπεζα τράπεζες τραπεζών τράπεζας, άδεια άδειες άδειας, ίδρυμα ιδρύματα ιδρυμάτων, υποχρέωση υποχρεώσεις',
  EN: 'bank banks, authorisation authorisations authorization, credit credits, obligation obligations',
  ES: 'banco bancos, entidad entidades, obligación obligaciones, autorización autorizaciones, crédito créditos, garantía garantías, financiero financiera financieros, supervisor supervisores, ley leyes, depositar depositará depositarán depositado depositando',
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
