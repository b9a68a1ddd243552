import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actXml } from '../import/akn/act-fixture.ts';

type Paragraphs = readonly string[];
type Articles = Readonly<Record<string, { heading: string; paragraphs: Paragraphs }>>;

const spanish = (days: string): Articles => ({
  1: {
    heading: 'Objeto',
    paragraphs: ['El presente Reglamento regula la autorización de las entidades de crédito.'],
  },
  2: {
    heading: 'Garantías',
    paragraphs: [
      'Las entidades de crédito depositarán garantías suficientes ante el supervisor.',
      `El supervisor podrá retirar la autorización en un plazo de ${days} días.`,
    ],
  },
  3: {
    heading: 'Exenciones',
    paragraphs: ['Las cooperativas pequeñas quedan exentas de la obligación del artículo 2, apartado 1.'],
  },
});

const german = (days: string): Articles => ({
  1: { heading: 'Gegenstand', paragraphs: ['Diese Verordnung regelt die Zulassung von Kreditinstituten.'] },
  2: {
    heading: 'Sicherheiten',
    paragraphs: [
      'Kreditinstitute hinterlegen bei der Aufsicht ausreichende Sicherheiten.',
      `Die Aufsicht kann die Zulassung innert ${days} Tagen entziehen.`,
    ],
  },
  3: {
    heading: 'Ausnahmen',
    paragraphs: ['Kleine Genossenschaften sind von der Pflicht nach Artikel 2 Absatz 1 ausgenommen.'],
  },
});

const versions = [
  { language: 'spa', versionDate: '2024-01-01', articles: spanish('treinta') },
  { language: 'deu', versionDate: '2024-01-01', articles: german('dreissig') },
  { language: 'spa', versionDate: '2025-01-01', articles: spanish('sesenta') },
  { language: 'deu', versionDate: '2025-01-01', articles: german('sechzig') },
];

const names =
  '<FRBRname xml:lang="es" value="Reglamento sobre las garantías de las entidades de crédito (RGEC)" shortForm="RGEC"/>' +
  '<FRBRname xml:lang="de" value="Verordnung über die Sicherheiten der Kreditinstitute (SKV)" shortForm="SKV"/>';

/** Writes an invented regulation of the EU as Akoma Ntoso: two versions, each in Spanish and German. */
export function writeEuRegulation(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { language, versionDate, articles } of versions) {
    const uri = `http://data.europa.eu/eli/reg/2023/77/${versionDate.replaceAll('-', '')}`;
    const xml = actXml({
      workUri: uri,
      actAttributes: ' xmlns:regesta="https://regesta.example/akn" regesta:category="eu" regesta:family="eu"',
      workDates: `<FRBRdate date="${versionDate}" name="jolux:dateApplicability"/>`,
      work: `<FRBRcountry value="EU"/><FRBRnumber value="32023R0077"/>${names}<FRBRauthoritative value="true"/>`,
      expression: `<FRBRlanguage language="${language}"/>`,
      preface: '<p><docNumber>32023R0077</docNumber></p>',
      body: Object.entries(articles).map(articleXml).join(''),
    });
    writeFileSync(join(folder, `32023R0077-${versionDate}-${language}.xml`), xml);
  }
}

function articleXml([number, { heading, paragraphs }]: [string, Articles[string]]): string {
  const numbered = paragraphs.map(
    (text, at) =>
      `<paragraph eId="art_${number}/para_${at + 1}"><num>${at + 1}</num><content><p>${text}</p></content></paragraph>`,
  );
  return `<article eId="art_${number}"><num><b>Art. ${number}</b></num><heading>${heading}</heading>${numbered.join('')}</article>`;
}
