import { useState } from 'react';
import { Link } from 'wouter';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import type { Entry } from '#core/glossary/narrow.ts';
import type { glossaryTexts } from '#core/i18n/glossary.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Designation } from '#widgets/law/Designation.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { Watch } from '#widgets/watching/Watch.tsx';
import { routes } from '../../routes.ts';
import * as styles from './glossary.css.ts';

const BehindNote = lazyComponent(async () => (await import('#widgets/BehindNote.tsx')).BehindNote);

/**
 * Maximum characters of a definition, about four lines of the widest layout; the rest is displayed on demand.
 */
const long = 400;

type DefinedTermProps = { entry: Entry; language: LanguageCode };

/** A term in its forms, with all its definitions. */
export function DefinedTerm({ entry: { forms, also, definitions }, language }: DefinedTermProps) {
  const [form] = forms;
  return (
    <div className={styles.row}>
      <dt className={styles.term} lang={language.toLowerCase()}>
        {forms.join(', ')}
        {also.length > 0 ? <span className={styles.also}> ({also.join(', ')})</span> : null}
        {form === undefined ? null : (
          <Watch
            targets={[{ kind: 'term', term: form, language }]}
            name={form}
            look="tool"
            className={styles.watch}
          />
        )}
      </dt>
      {definitions.map((one) => (
        <Meaning key={`${one.completeParagraphID} ${one.term}`} term={one} language={language} />
      ))}
    </div>
  );
}

type MeaningProps = { term: GlossaryTerm; language: LanguageCode };

/** The definition of a term, its place, and the term in other languages. */
function Meaning({ term: one, language }: MeaningProps) {
  const text = useLoadedText<typeof glossaryTexts>();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = one.definition.length > long;
  const lang = language.toLowerCase();
  const [, path = ''] = one.completeParagraphID.split('~');
  return (
    <dd className={styles.meaning}>
      <p className={classes(styles.definition, isLong && !isOpen && styles.clamped)} lang={lang}>
        {one.definition}
      </p>
      {isLong ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'glossary.less' : 'glossary.more')}
        </button>
      ) : null}
      <div className={styles.foot}>
        <Link
          href={routes.read.address({ regTextId: one.regTextId, path })}
          className={styles.place}
          lang={lang}
        >
          <Designation>{`${one.name} ${one.documentName}`}</Designation>
        </Link>
        <SampleTag of={one} />
        {one.behind ? <BehindNote behind={one.behind} /> : null}
        {one.translations.length > 0 ? (
          <ul className={styles.translations} aria-label={text('glossary.translations')}>
            {one.translations.map(({ language: other, term }) => (
              <li key={other} className={styles.translation}>
                <span className={styles.translationLanguage}>{other}</span>{' '}
                <span lang={other.toLowerCase()}>{term}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </dd>
  );
}
