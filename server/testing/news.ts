import type { InterfaceLanguage } from '#core/contract/languages.ts';

type Said = { title: string; text: string };
type Fields = {
  date?: string;
  source?: string;
  link?: string;
  language?: InterfaceLanguage;
  words?: Partial<Record<InterfaceLanguage, Said>>;
  changes?: string[];
  texts?: string[];
  sample?: boolean;
};

/** A row of the provider's news, written in German. */
export const aNewsRow = (
  slug: string,
  {
    date = '2026-05-01',
    source = 'Musteraufsicht',
    link,
    language = 'DE',
    words = { DE: { title: `Meldung ${slug}`, text: `Was **neu** ist: ${slug}.` } },
    changes = [],
    texts = [],
    sample = false,
  }: Fields = {},
) => ({
  slug,
  date,
  source,
  link: link ?? null,
  language,
  words: JSON.stringify(words),
  changes: JSON.stringify(changes),
  texts: JSON.stringify(texts),
  sample,
});
