import { type Language, languages, type SampleAct } from './act-structure.ts';
import { escapeXml } from './akn-inline.ts';

const host = 'https://regesta.example/';

function dates(act: SampleAct, version: string): string {
  return (
    `<FRBRdate date="${version}" name="jolux:dateApplicability"/>` +
    `<FRBRdate date="${act.document}" name="jolux:dateDocument"/>` +
    `<FRBRdate date="${act.inForce}" name="jolux:dateEntryInForce"/>` +
    '<FRBRauthor href="#regesta.sample" as="#publisher"/>'
  );
}

function level(name: string, uri: string, content: string): string {
  const address = escapeXml(uri);
  return `<${name}><FRBRthis value="${address}/main-text"/><FRBRuri value="${address}"/>${content}</${name}>`;
}

/** The identification of work, expression and manifestation; the address of the work contains the version date. */
export function identificationXml(act: SampleAct, version: string, language: Language): string {
  const work = `${host}${act.key}/${version.replaceAll('-', '')}`;
  const names = languages.map(
    (name) =>
      `<FRBRname xml:lang="${name}" value="${escapeXml(act.title[name])}" shortForm="${escapeXml(act.short[name])}"/>`,
  );
  const number = escapeXml(act.number.replace(/^SR /, ''));
  const on = dates(act, version);
  return (
    '<identification source="#regesta.sample">' +
    level(
      'FRBRWork',
      work,
      `${on}<FRBRcountry value="CH"/><FRBRnumber value="${number}"/>${names.join('')}<FRBRauthoritative value="false"/>`,
    ) +
    level('FRBRExpression', `${work}/${language}`, `${on}<FRBRlanguage language="${language}"/>`) +
    level('FRBRManifestation', `${work}/${language}/xml`, `${on}<FRBRformat value="xml"/>`) +
    '</identification>'
  );
}

export function metaXml(act: SampleAct, version: string, language: Language): string {
  return (
    `<meta>${identificationXml(act, version, language)}<references source="#regesta.sample">` +
    `<TLCOrganization eId="regesta.sample" href="${host}sample" showAs="Regesta sample content"/>` +
    `<TLCRole eId="publisher" href="${host}publisher" showAs="Publisher"/></references>` +
    '<proprietary source="#regesta.sample"><regesta:note>Sample content, invented</regesta:note></proprietary></meta>'
  );
}
