import { ImportError } from '../import-error.ts';
import { aknNamespace } from './names.ts';

export const akn4euNamespace = 'http://imfc.europa.eu/akn4eu';
/** Formex, another format, has element names in capitals. */
const formexRoot = /^[A-Z]+(?:\.[A-Z]+)*$/;

type Tag = { name: string; attributes: Record<string, string> };

function namespaceOf(tag: Tag): string {
  const colon = tag.name.indexOf(':');
  const attribute = colon < 0 ? 'xmlns' : `xmlns:${tag.name.slice(0, colon)}`;
  return tag.attributes[attribute] ?? '';
}

function rootReason(tag: Tag): string | undefined {
  const name = tag.name.slice(tag.name.indexOf(':') + 1);
  const namespace = namespaceOf(tag);
  if (name.toLowerCase() === 'html') return 'an HTML page, not Akoma Ntoso';
  if (name === 'akomaNtoso' && namespace === aknNamespace) return undefined;
  if (formexRoot.test(name) || Object.values(tag.attributes).some((value) => value.includes('formex')))
    return `Formex (root element "${name}"), not Akoma Ntoso`;
  if (name !== 'akomaNtoso') return `not Akoma Ntoso: the root element is "${name}"`;
  return `not Akoma Ntoso 3.0: the namespace is ${namespace === '' ? 'missing' : `"${namespace}"`}`;
}

/** Refuses a file of another format by its root element, before the rest is read. */
export function checkRoot(tag: Tag, line: number, file: string): void {
  const reason = rootReason(tag);
  if (reason) throw new ImportError(file, line, `wrong dialect: ${reason}`);
}

/** Refuses other profiles of Akoma Ntoso: that of the European institutions, bills, single documents. */
export function checkProfile(child: string | undefined, xml: string, line: number, file: string): void {
  if (xml.includes(akn4euNamespace))
    throw new ImportError(file, line, 'wrong dialect: AKN4EU, not the Fedlex profile of Akoma Ntoso');
  if (child !== 'act')
    throw new ImportError(
      file,
      line,
      `wrong dialect: an Akoma Ntoso "${child ?? 'nothing'}", the Fedlex profile has "act"`,
    );
}
