import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';

/**
 * Interface language of an element: its own `lang`, otherwise the nearest `[lang]` around it, otherwise
 * English.
 */
export function interfaceLanguage(element: HTMLElement, own: string | undefined): InterfaceLanguage {
  const code = (own ?? nearestLang(element)).slice(0, 2).toUpperCase();
  return interfaceLanguageCodes.find((each) => each === code) ?? 'EN';
}

function nearestLang(element: Element): string {
  let place: Element | null = element.parentElement ?? hostOf(element);
  while (place) {
    const lang = place.getAttribute('lang');
    if (lang) return lang;
    place = place.parentElement ?? hostOf(place);
  }
  return 'en';
}

/** The element whose shadow root contains this one. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
