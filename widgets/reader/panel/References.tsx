import type { readerTexts } from '#core/i18n/reader.ts';
import { referencesTexts } from '#core/i18n/references.ts';
import type { Links, TextLink } from '#core/regulations/links.ts';
import { linkNames } from '#core/regulations/links.ts';
import { useLoadedText, useText } from '../../app-context.tsx';
import { Designation } from '../../law/Designation.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useHeading } from '../../ui/heading-level.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useScene } from '../reader-scene.ts';
import { Incoming } from './Incoming.tsx';
import * as styles from './panel.css.ts';
import { TargetLink } from './TargetLink.tsx';

/** The references from the current place to others, and from others to it. */
export function References({ links, path }: { links: Links | undefined; path: string }) {
  const text = useLoadedText<typeof readerTexts>();
  const hasTexts = useText(referencesTexts) !== undefined;
  if (!hasTexts) return <Skeleton lines={4} label={text('reader.loading')} />;
  return (
    <div className={styles.part}>
      {links ? <Outgoing links={links} /> : null}
      <Incoming path={path} />
    </div>
  );
}

function Outgoing({ links }: { links: Links }) {
  const text = useLoadedText<typeof readerTexts | typeof referencesTexts>();
  const Heading = useHeading(1);
  const { references, terms, source } = links;
  return (
    <>
      {references.length + source.length === 0 ? <EmptyState text={text('references.none')} /> : null}
      <TextLinks heading={text('references.outgoing')} links={references} />
      <TextLinks heading={text('references.terms')} links={terms} />
      {source.length > 0 ? <Heading className={styles.heading}>{text('references.source')}</Heading> : null}
      {source.map((link) => (
        <a key={link.href} className={styles.line} href={link.href} target="_blank" rel="noreferrer">
          <span className={styles.external}>
            <Designation>{link.text}</Designation>
          </span>
          <span className={styles.status}>
            {link.note === undefined ? '' : text('reader.note', { number: link.note })}
          </span>
        </a>
      ))}
    </>
  );
}

function TextLinks({ heading, links }: { heading: string; links: readonly TextLink[] }) {
  const { language, nameOf, props } = useScene();
  const Heading = useHeading(1);
  if (links.length === 0) return null;
  /** The full name of a place in this document, since the text may only say "paragraph 1". */
  const whole = ({ target }: TextLink, said: string | undefined) => {
    const [regTextId, path] = target.split('~');
    const name = regTextId === props.regTextId && path ? nameOf(path) : '';
    return name === said ? '' : name;
  };
  const names = linkNames(links, language, { regTextId: props.regTextId, nameOf });
  return (
    <>
      <Heading className={styles.heading}>{heading}</Heading>
      {links.map((link, index) => (
        <TargetLink key={link.target} target={link.target} className={styles.line}>
          <span className={styles.external} lang={language.toLowerCase()}>
            <Designation>{names[index] ?? ''}</Designation>
          </span>
          <span className={styles.status}>
            <Designation>{whole(link, names[index])}</Designation>
          </span>
        </TargetLink>
      ))}
    </>
  );
}
