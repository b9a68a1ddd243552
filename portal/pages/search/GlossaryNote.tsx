import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import { glossary } from '#core/glossary/store.ts';
import { paletteTexts } from '#core/i18n/palette.ts';
import { foldText } from '#core/lib/fold.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import * as styles from './glossary-note.css.ts';

/** Says above the results of a search that the glossary has an entry for the searched word, and links to it. */
export function GlossaryNote({ term, language }: { term: string; language: LanguageCode }) {
  const text = useText(paletteTexts);
  const entry = useTerm(term, language);
  if (!text || !entry) return null;
  return (
    <p className={styles.note}>
      <Link href={routes.glossary.address(undefined, entry.term)} className={styles.link}>
        {text('palette.inGlossary', { term: entry.term })}
      </Link>
    </p>
  );
}

/** Letters by which an inflected form may be longer or shorter. */
const ending = 3;

/** Whether a term is what was searched: the same words, or a form of them. */
export function isTermFor(searched: string, { term, also }: Pick<GlossaryTerm, 'term' | 'also'>): boolean {
  const folded = foldText(searched.trim());
  return [term, ...also].map(foldText).some((name) => {
    const [short, long] = name.length < folded.length ? [name, folded] : [folded, name];
    return long.startsWith(short) && long.length - short.length <= ending;
  });
}

function useTerm(term: string, language: LanguageCode): GlossaryTerm | undefined {
  const { termsFor } = useApp().part(glossary);
  const [answer, setAnswer] = useState<{ of: string; entry: GlossaryTerm | undefined }>();
  const of = `${language} ${term}`;
  useEffect(() => {
    // A term has letters and no signs of a query.
    if (!/^[\p{L}\s’'-]{1,80}$/u.test(term)) return;
    const controller = new AbortController();
    const { signal } = controller;
    termsFor({ language, typed: term, count: 20 }, signal).then(
      (terms) => !signal.aborted && setAnswer({ of, entry: terms.find((each) => isTermFor(term, each)) }),
      // Without the glossary the results are complete all the same.
      () => undefined,
    );
    return () => controller.abort();
  }, [termsFor, of, term, language]);
  return answer?.of === of ? answer.entry : undefined;
}
