/** An invented act in the Fedlex profile, for tests; each part can be replaced. */
export type ActFixture = {
  root?: string;
  actAttributes?: string;
  workUri?: string;
  workDates?: string;
  work?: string;
  expression?: string;
  preface?: string;
  preamble?: string;
  body?: string;
  after?: string;
};

const names =
  '<FRBRname xml:lang="de" value="Bundesgesetz über die Musterbank (Musterbankgesetz, MBG)" shortForm="MBG"/>' +
  '<FRBRname xml:lang="fr" value="Loi sur la banque modèle (LBM)" shortForm="LBM"/>';

export const threeDates =
  '<FRBRdate date="2031-03-01" name="jolux:dateApplicability"/>' +
  '<FRBRdate date="2019-06-18" name="jolux:dateDocument"/>' +
  '<FRBRdate date="2020-01-01" name="jolux:dateEntryInForce"/>';

function identification(act: ActFixture): string {
  const uri = act.workUri ?? 'https://fedlex.data.admin.ch/eli/cc/31/117_121_129/20310301';
  const work =
    act.work ??
    `<FRBRcountry value="CH"/><FRBRnumber value="990.1"/>${names}<FRBRauthoritative value="true"/>`;
  return (
    '<identification source="#x">' +
    `<FRBRWork><FRBRthis value="${uri}/main-text"/><FRBRuri value="${uri}"/>${act.workDates ?? threeDates}${work}</FRBRWork>` +
    `<FRBRExpression>${act.expression ?? '<FRBRlanguage language="de"/>'}</FRBRExpression></identification>`
  );
}

/** The XML of an act; by default it has one article with one paragraph. */
export function actXml(act: ActFixture = {}): string {
  const root =
    act.root ??
    'akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:fedlex="http://fedlex.admin.ch/"';
  return (
    `<?xml version="1.0" encoding="UTF-8"?><${root}>` +
    `<act name="publicLaw"${act.actAttributes ?? ''}><meta>${identification(act)}</meta>` +
    `<preface>${act.preface ?? '<p><docNumber>990.1</docNumber></p>'}</preface>${act.preamble ?? ''}` +
    `<body>${act.body ?? article('1', 'Ein Absatz.')}</body>${act.after ?? ''}</act></akomaNtoso>`
  );
}

/** An article with one unnumbered paragraph. */
export function article(number: string, text: string): string {
  return (
    `<article eId="art_${number}"><num><b>Art. ${number}</b></num>` +
    `<paragraph eId="art_${number}/para"><content><p>${text}</p></content></paragraph></article>`
  );
}

export function annexXml(num: string, mainBody: string): string {
  return (
    `<component><doc name="annex"><meta>${identification({ workDates: '', expression: '<FRBRlanguage language="fr"/>' })}</meta>` +
    `<preface><container name="headerOfAnnex"><block name="num">${num}</block></container></preface>` +
    `<mainBody>${mainBody}</mainBody></doc></component>`
  );
}
