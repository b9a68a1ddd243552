import { ImportError } from '../import-error.ts';
import { type ImportReason, importReason } from '../import-reasons.ts';
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

function rootReason(tag: Tag): ImportReason | undefined {
  const name = tag.name.slice(tag.name.indexOf(':') + 1);
  const namespace = namespaceOf(tag);
  if (name.toLowerCase() === 'html') return importReason('HTML_NO_AKN');
  if (name === 'akomaNtoso' && namespace === aknNamespace) return undefined;
  if (formexRoot.test(name) || Object.values(tag.attributes).some((value) => value.includes('formex')))
    return importReason('FORMEX_NO_AKN', { name });
  if (name !== 'akomaNtoso') return importReason('ROOT_NO_AKN', { name });
  return namespace === ''
    ? importReason('NAMESPACE_MISSING')
    : importReason('NAMESPACE_WRONG', { given: namespace });
}

/** Refuses a file of another format by its root element, before the rest is read. */
export function checkRoot(tag: Tag, line: number, file: string): void {
  const reason = rootReason(tag);
  if (reason) throw new ImportError(file, line, reason);
}

/** Refuses other profiles of Akoma Ntoso: that of the European institutions, bills, single documents. */
export function checkProfile(child: string | undefined, xml: string, line: number, file: string): void {
  if (xml.includes(akn4euNamespace)) throw new ImportError(file, line, importReason('AKN4EU_NO_FEDLEX'));
  if (child === undefined) throw new ImportError(file, line, importReason('NO_ACT'));
  if (child !== 'act') throw new ImportError(file, line, importReason('CHILD_NO_ACT', { name: child }));
}
