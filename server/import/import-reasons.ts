import type { ImportRefusal, RefusalValues } from '#core/contract/main/load-refusals.ts';

const quoted = (name: string) => JSON.stringify(name);

/** A place in a file, by the name of an element or of an attribute. */
type Named = { name: string };
type Given = { given: string };
type Most = { most: number };
type Length = { length: number; most: number };

const longer = (what: string, { length, most }: Length) =>
  `${what} has ${length} characters, more than ${most}`;
const zip = (what: string) => `the ZIP file is refused: ${what}`;
const formats = 'Akoma Ntoso, pages of EUR-Lex (XHTML), Formex';

/** The English sentence of each reason, with what it is said with. Pages have words of their own (`loadrefusals`). */
export const importSentences = {
  EMPTY: () => 'the file is empty',
  NO_FORMAT: () => `the file is in no format that is read: ${formats}, or a ZIP file of these`,
  OTHER_XML: () => `an XML file in no format that is read: ${formats}`,
  PDF: () => 'a PDF; its text is not recognised here',
  ARCHIVE_IN_ARCHIVE: () => 'a ZIP file within a ZIP file is not opened',
  // Nobody learns which documents other organisations have.
  FILED_ELSEWHERE: () => 'this document cannot be loaded here; whoever runs the server can file it',
  NO_REGULAR_FILE: () => 'this is no regular file',
  FILE_TOO_LARGE: ({ most }: Most) => `the file is larger than ${most} MB (REGESTA_IMPORT_MAX_MB)`,
  ZIP_LACKS_FILE: ({ name }: Named) => `there is no "${name}" in the ZIP file`,
  ZIP_NO_FILES: () => 'there is no file in the ZIP file',
  ZIP_DAMAGED: () => zip('it is damaged: its list of files cannot be read'),
  ZIP_NAME_IMPOSSIBLE: ({ name }: Named) =>
    zip(`a file in it has a name that no file can have: ${quoted(name)}`),
  ZIP_NAME_OUTSIDE: ({ name }: Named) =>
    zip(`a file in it has a name that leads out of the archive: ${quoted(name)}`),
  ZIP_LINK: ({ name }: Named) => zip(`a file in it is a link to another place: ${quoted(name)}`),
  ZIP_ENCRYPTED: () => zip('it is encrypted'),
  ZIP_TOO_MANY_FILES: ({ most }: Most) => zip(`it holds more than ${most} files`),
  ZIP_FILE_TOO_LARGE: ({ name, most }: Named & Most) =>
    zip(`${quoted(name)} in it has more than ${most} MB when it is unpacked`),
  ZIP_TOO_LARGE: ({ most }: Most) => zip(`its files have more than ${most} MB when they are unpacked`),
  ZIP_OVERLAPS: () => zip('its files overlap'),
  ZIP_NAME_TWICE: () => zip('two files in it have the same name'),
  ZIP_TOO_LONG: () => zip('it is larger than what is read (ZIP64)'),
  ZIP_FILE_DAMAGED: ({ name }: Named) => zip(`${quoted(name)} in it is damaged`),
  ZIP_FILE_METHOD: ({ name }: Named) => zip(`${quoted(name)} in it is packed in a way that is not read`),
  ZIP_FILE_LONGER: ({ name }: Named) => zip(`${quoted(name)} in it has more bytes than it says`),
  ZIP_FILE_SHORTER: ({ name }: Named) => zip(`${quoted(name)} in it has fewer bytes than it says`),
  OUT_OF_MEMORY: () => 'it takes more memory than a file may (REGESTA_IMPORT_MEMORY_MB)',
  OUT_OF_TIME: () => 'it takes more time than a file may (REGESTA_IMPORT_SECONDS)',
  READER_LOST: ({ message }: { message: string }) => message,
  READER_FAILED: ({ message }: { message: string }) => message,
  HALF_CHARACTER: () => 'the file has half a character',
  ENCODING_UNKNOWN: ({ given }: Given) => `the encoding "${given}" is not known`,
  ENCODING_WRONG: ({ given }: Given) => `the file is not valid ${given}`,
  XML_DAMAGED: ({ message }: { message: string }) => `not well-formed XML: ${message}`,
  DOCUMENT_TYPE: () => 'a document type definition inside the file is refused',
  NO_ELEMENT: () => 'the file holds no element',
  ELEMENTS_TOO_DEEP: ({ most }: Most) => `elements are nested deeper than ${most} levels`,
  MARKS_TOO_DEEP: ({ most }: Most) => `marks within running text are nested deeper than ${most} levels`,
  NOTES_TOO_DEEP: ({ most }: Most) => `notes are nested deeper than ${most} levels`,
  TABLES_TOO_DEEP: ({ most }: Most) => `tables are nested deeper than ${most} levels`,
  NO_ACT: () => 'the file holds no act',
  NO_TEXT: () => 'the act holds no text',
  HTML_NO_AKN: () => 'wrong dialect: an HTML page, not Akoma Ntoso',
  FORMEX_NO_AKN: ({ name }: Named) => `wrong dialect: Formex (root element "${name}"), not Akoma Ntoso`,
  ROOT_NO_AKN: ({ name }: Named) => `wrong dialect: not Akoma Ntoso: the root element is "${name}"`,
  NAMESPACE_MISSING: () => 'wrong dialect: not Akoma Ntoso 3.0: the namespace is missing',
  NAMESPACE_WRONG: ({ given }: Given) => `wrong dialect: not Akoma Ntoso 3.0: the namespace is "${given}"`,
  AKN4EU_NO_FEDLEX: () => 'wrong dialect: AKN4EU, not the Fedlex profile of Akoma Ntoso',
  CHILD_NO_ACT: ({ name }: Named) => `wrong dialect: an Akoma Ntoso "${name}", the Fedlex profile has "act"`,
  META_MISSING: ({ name }: Named) => `wrong dialect: ${name} is missing`,
  NO_ELI: ({ given }: Given) =>
    `wrong dialect: the work is named "${given}", the Fedlex profile names it by an ELI`,
  DATE_ABSENT: ({ given, name }: Given & Named) => `the date "${given}" (${name}) does not exist`,
  DATE_TOO_EARLY: ({ given, name }: Given & Named) => `the date "${given}" (${name}) is before the year 1000`,
  DATE_STANDS_FOR_NONE: ({ given, name }: Given & Named) =>
    `the date "${given}" (${name}) stands for none: the file does not say when its text was made`,
  VERSION_DATE_MISSING: ({ name }: Named) => `the version date (${name}) is missing`,
  LANGUAGE_MISSING: ({ name }: Named) => `the language (${name}) is missing`,
  LANGUAGE_UNKNOWN: ({ given, name }: Given & Named) => `the language "${given}" (${name}) is not supported`,
  ELEMENT_MISSING: ({ name, around }: Named & { around: string }) =>
    `the element "${name}" is missing in "${around}"`,
  DOCUMENT_NUMBER_MISSING: ({ name }: Named) => `the number of the document (${name}) is missing`,
  AKN4EU_NO_BODY: ({ name }: Named) => `AKN4EU with "${name}", which has no body of articles`,
  NOT_XHTML: ({ name }: Named) => `not XHTML: the root element is "${name}"`,
  PAGE_NO_BODY: () => 'the page has no body',
  CONSOLIDATION_NO_NUMBER: ({ given }: Given) => `the number of the act is missing in "${given}"`,
  CONSOLIDATION_NO_LANGUAGE: ({ given }: Given) => `the language is missing in "${given}"`,
  CONSOLIDATION_NO_DAY: ({ given }: Given) => `the day is missing in "${given}"`,
  TITLE_NO_NUMBER: ({ given }: Given) =>
    `the title names no regulation, directive or decision with its number: "${given}"`,
  PUBLICATION_DAY_MISSING: ({ name }: Named) => `the day of publication (${name}) is missing`,
  NOT_FORMEX: ({ name }: Named) => `not Formex: the root element is "${name}"`,
  FORMEX_ANNEX: () =>
    'an annex without its act: the files of an act belong together, in a folder or a ZIP file with its manifest (DOC)',
  FORMEX_ISSUE: () => 'the contents of an issue of the Official Journal, no act',
  FORMEX_CONSOLIDATION: () =>
    'a consolidation in Formex, which is not read; EUR-Lex has the same text as XHTML',
  FORMEX_ACTS: ({ name, number }: Named & { number: number }) =>
    `Formex with the root element "${name}" and ${number} acts (ACT), not one`,
  FORMEX_NO_PROVISIONS: () => 'the act has no provisions (ENACTING.TERMS)',
  FORMEX_NO_DATE: () => 'no date: neither the manifest (PUBLICATION.REF) nor the act (BIB.INSTANCE) has one',
  MANIFEST_ACTS: ({ number }: { number: number }) =>
    `the manifest (DOC) lists ${number} acts (DOC.MAIN.PUB), not one`,
  MANIFEST_LACKS_FILE: ({ name }: Named) =>
    `the manifest names "${name}", and there is no such file beside it`,
  PART_OF_ACT: ({ name }: Named) => `a part of the act of "${name}": import that file`,
  OTHER_ACT: ({ given, name }: Given & Named) => `the file is of ${given}, not of ${name}`,
  ADDRESS_TOO_LONG: (of: Length) => longer('the address of the work', of),
  NUMBER_TOO_LONG: (of: Length) => longer('the number of the act', of),
  TITLE_TOO_LONG: (of: Length) => longer('a title', of),
  SHORT_TITLE_TOO_LONG: (of: Length) => longer('a short title', of),
  IDENTIFIER_TOO_LONG: (of: Length) => longer('the identifier of a provision', of),
} as const satisfies Record<ImportRefusal, (values: never) => string>;

/** Why a file is refused: in English for commands, as a code with its values for pages of any language. */
export type ImportReason = { reason: string; code: ImportRefusal; values: RefusalValues };

type ValuesOf<Code extends ImportRefusal> = Parameters<(typeof importSentences)[Code]>;

/** The reason of a code, with the values that its sentence names. */
export function importReason<Code extends ImportRefusal>(code: Code, ...given: ValuesOf<Code>): ImportReason {
  const sentence = importSentences[code] as (values: RefusalValues) => string;
  const values: RefusalValues = given[0] ?? {};
  return { reason: sentence(values), code, values };
}
