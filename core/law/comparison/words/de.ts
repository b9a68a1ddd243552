import type { Words } from './words.ts';

export const de: Words = {
  functionWords:
    'der die das den dem des ein eine einen einem einer eines und oder sowie auch als wie in im an am auf aus bei beim mit nach von vom vor zu zum zur für über unter um durch gegen ohne bis seit ob dass so sich es er sie ihr ihre ihren ihrer ihrem ihres sein seine seinen seiner seinem seines sie dies diese dieser dieses diesen diesem welche welcher welches ist sind war waren wird werden wurde wurden hat haben sei seien dabei davon dazu hierzu darüber wenn falls sofern soweit insbesondere namentlich bzw daran darauf daraus',
  obligations:
    'muss muß müssen musst müsste müssten soll sollen sollte sollten darf dürfen dürfte dürften kann können könnte könnten verpflichtet verpflichten pflicht pflichten nicht kein keine keinen keinem keiner keines nie niemals niemand weder berechtigt befugt ermächtigt untersagt verboten zulässig unzulässig gestattet erlaubt obligatorisch',
  toDo: { have: ['hat', 'haben', 'ist', 'sind', 'hatte', 'hatten'], to: 'zu' },
  negations: { first: 'weder', second: 'noch' },
  held: { words: '', to: '', determiners: '' },
  bounds:
    'mindestens:min minimal:min minimum:min mindestbetrag:min minimalbetrag:min wenigstens:min höchstens:max maximal:max maximum:max höchstbetrag:max maximalbetrag:max bis-zu:max',
  numbers:
    'null:0 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 dreizehn:13 vierzehn:14 fünfzehn:15 zwanzig:20 dreissig:30 dreißig:30 vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 hundert:100 doppelte:x2 doppelten:x2 dreifache:x3 dreifachen:x3 zweifache:x2 zweifachen:x2 vierfache:x4 fünffache:x5 zehnfache:x10',
  fractions: {
    whole: 'hälfte:1/2 hälften:1/2',
    parts:
      'drittel:3 drittels:3 dritteln:3 viertel:4 viertels:4 vierteln:4 fünftel:5 fünfteln:5 sechstel:6 siebtel:7 achtel:8 zehntel:10 zehnteln:10 zwanzigstel:20 hundertstel:100 tausendstel:1000',
    of: '',
  },
  one: 'ein eine einen einem einer eines',
  multipliers:
    'tausend:1e3 million:1e6 millionen:1e6 mio:1e6 mio.:1e6 milliarde:1e9 milliarden:1e9 mia:1e9 mia.:1e9 mrd:1e9 mrd.:1e9',
  currencies:
    'franken:CHF schweizerfranken:CHF fr.:CHF chf:CHF rappen:Rp euro:EUR eur:EUR €:EUR usd:USD dollar:USD dollars:USD us-dollar:USD pfund:GBP gbp:GBP',
  percents: 'prozent:% %:% promille:‰ ‰:‰ prozentpunkte:%p prozentpunkten:%p basispunkte:bp basispunkten:bp',
  durations:
    'tag:d tage:d tagen:d tages:d arbeitstag:wd arbeitstags:wd arbeitstages:wd arbeitstage:wd arbeitstagen:wd werktag:wd werktags:wd werktages:wd werktage:wd werktagen:wd bankwerktag:bd bankwerktags:bd bankwerktages:bd bankwerktage:bd bankwerktagen:bd bankarbeitstag:bd bankarbeitstags:bd bankarbeitstages:bd bankarbeitstage:bd bankarbeitstagen:bd geschäftstag:bd geschäftstags:bd geschäftstages:bd geschäftstage:bd geschäftstagen:bd handelstag:td handelstags:td handelstages:td handelstage:td handelstagen:td kalendertag:cd kalendertags:cd kalendertages:cd kalendertage:cd kalendertagen:cd woche:w wochen:w monat:m monate:m monaten:m monats:m quartal:q quartals:q quartale:q quartalen:q semester:s semesters:s semestern:s halbjahr:s halbjahrs:s halbjahres:s halbjahre:s halbjahren:s jahr:y jahre:y jahren:y jahres:y kalenderjahr:cy kalenderjahrs:cy kalenderjahres:cy kalenderjahre:cy kalenderjahren:cy geschäftsjahr:fy geschäftsjahrs:fy geschäftsjahres:fy geschäftsjahre:fy geschäftsjahren:fy stunde:h stunden:h minute:min minuten:min',
  durationAdjectives:
    'volle vollen ganze ganzen weitere weiteren weiterer aufeinanderfolgende aufeinanderfolgenden',
  ordinals:
    'erst:1 zweit:2 dritt:3 viert:4 fünft:5 sechst:6 siebt:7 siebent:7 acht:8 neunt:9 zehnt:10 elft:11 zwölft:12 dreizehnt:13 vierzehnt:14 fünfzehnt:15 sechzehnt:16 siebzehnt:17 achtzehnt:18 neunzehnt:19 zwanzigst:20 dreissigst:30 dreißigst:30 vierzigst:40 fünfzigst:50 sechzigst:60 siebzigst:70 achtzigst:80 neunzigst:90 hundertst:100 letzt:last nächst:next folgend:next',
  ordinalEndings: 'e en em er es',
  ordinalForms: /(?:zig|ßig|ssig|hundert)st(?:e[nmrs]?)$/,
  ordinalMarks: '.',
  following: '',
  months:
    'januar:1 februar:2 märz:3 april:4 mai:5 juni:6 juli:7 august:8 september:9 oktober:10 november:11 dezember:12 jan.:1 febr.:2 feb.:2 aug.:8 sept.:9 okt.:10 nov.:11 dez.:12',
  deadlines:
    'frist fristen unverzüglich sofort umgehend spätestens frühestens innert binnen jährlich halbjährlich vierteljährlich quartalsweise monatlich wöchentlich täglich rückwirkend fristlos unbefristet befristet stichtag',
  deadlineEndings: 'frist fristen',
  references:
    'artikel:art artikels:art artikeln:art art.:art absatz:abs absätze:abs absätzen:abs absatzes:abs abs.:abs buchstabe:let buchstaben:let bst.:let lit.:let ziffer:num ziffern:num ziff.:num nummer:num nummern:num nr.:num randziffer:rz randziffern:rz rz:rz rz.:rz anhang:annex anhänge:annex anhängen:annex anhangs:annex kapitel:chap kapitels:chap kapiteln:chap abschnitt:sec abschnitts:sec abschnitte:sec abschnitten:sec titel:tit titels:tit teil:part satz:sentence sätze:sentence unterabsatz:sub unterabsätze:sub §:art strich:dash sr:sr',
  separators: 'und oder sowie bis bzw. noch beziehungsweise',
  joints: '',
  dateOfAct: {
    act: /(?:gesetz|gesetzbuch|verordnung|ordnung|verfassung|beschluss|übereinkommen|abkommen|vertrag|konvention|richtlinie)(?:e?s|e|en|n)?$|^(?:brb|bb|bg|vo)$/,
    link: /^vom$/,
  },
  spelling: (word) =>
    word
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('selbststaendig', 'selbstaendig')
      .replaceAll('aufwaendig', 'aufwendig'),
};
