import { useStore } from '@nanostores/react';
import { GitCompareArrows } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Amendment } from '#core/contract/main/regulations.ts';
import { webAddress } from '#core/http/base-address.ts';
import type { readingTexts } from '#core/i18n/reading.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { languageFor } from '#core/regulations/offers.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { Designation } from '../../law/Designation.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../../ui/MenuPopup.tsx';
import { useLanguageNames } from '../../use-language-names.ts';
import { useScene } from '../reader-scene.ts';
import { showComparison } from '../tools/comparing.ts';
import * as lines from './versions.css.ts';

type VersionLineProps = {
  versionDate: string;
  before: string | undefined;
  note: string;
  isShown: boolean;
  /** Drawn as a filled dot on the line instead of a ring. */
  isMarked: boolean;
  path?: string | undefined;
  /** Those of the version, where it may lack the language on screen. */
  languages?: readonly LanguageCode[];
  /** The acts because of which the version exists. */
  amendments?: readonly Amendment[] | undefined;
};

/** A version on the line of time, to read it or to compare it. */
export function VersionLine(props: VersionLineProps) {
  const { versionDate, before, note, isShown, isMarked, path, amendments = [] } = props;
  const { goTo, language } = useScene();
  const locale = localeOf(useInterfaceLanguage());
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  const opened = languageFor({ languages: props.languages ?? [language] }, language, fallback);
  const nameOf = useLanguageNames();
  return (
    <li className={lines.item} data-shown={isShown || undefined}>
      <button
        type="button"
        className={lines.read}
        aria-current={isShown || undefined}
        onClick={() => goTo({ versionDate, language: opened })}
      >
        <span className={lines.dot} data-marked={isMarked || undefined} />
        <span className={lines.date}>{formatDate(versionDate, locale, 'long')}</span>
        <span className={lines.note}>{opened === language ? note : `${note} · ${nameOf(opened)}`}</span>
      </button>
      <CompareWithMenu versionDate={versionDate} before={before} path={path} />
      {amendments.length > 0 ? (
        <div className={lines.amendments} lang={language.toLowerCase()}>
          {amendments.slice(0, maxAmendments).map((amendment) => (
            <p key={`${amendment.inForce} ${amendment.title}`}>
              <AmendingAct amendment={amendment} />
            </p>
          ))}
          {amendments.length > maxAmendments ? '…' : null}
        </div>
      ) : null}
    </li>
  );
}

/** Acts named at one version; those of a revision of many acts would fill the panel. */
const maxAmendments = 5;

/** The act in the words of the notes, with its place in the official compilation. */
function AmendingAct({ amendment: { title, reference, href } }: { amendment: Amendment }) {
  if (reference === undefined) return <Designation>{title}</Designation>;
  return (
    <>
      <Designation>{title}</Designation>,{' '}
      {href === undefined || !webAddress(href) ? (
        <Designation>{reference}</Designation>
      ) : (
        <a href={href} target="_blank" rel="noreferrer" className={lines.source}>
          <Designation>{reference}</Designation>
        </a>
      )}
    </>
  );
}

type CompareWithMenuProps = {
  versionDate: string;
  /** Date of the previous version, if there is one. */
  before: string | undefined;
  /** The article to compare; the whole document if absent. */
  path?: string | undefined;
};

/** The menu of versions to compare with: the displayed one and the previous one. */
function CompareWithMenu({ versionDate, before, path }: CompareWithMenuProps) {
  const scene = useScene();
  const text = useLoadedText<typeof readingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const long = (day: string) => formatDate(day, locale, 'long');
  const displayed = scene.versionDate === versionDate ? undefined : scene.versionDate;
  const compareWith = (id: 'shown' | 'before', day: string | undefined): MenuItem[] => {
    if (day === undefined) return [];
    const label = text(`reading.${id === 'shown' ? 'compareWithShown' : 'compareWithBefore'}`, {
      date: long(day),
    });
    const drawn = <Designation>{label}</Designation>;
    return [{ id, label, drawn, onSelect: () => showComparison(scene, [day, versionDate], path) }];
  };
  const items = [
    ...compareWith('before', before),
    ...(displayed === before ? [] : compareWith('shown', displayed)),
  ];
  if (!scene.props.onView || items.length === 0) return null;
  const label = text('reading.compare', { date: long(versionDate) });
  return (
    <MenuButton
      trigger={(trigger) => <IconButton {...trigger} icon={GitCompareArrows} iconSize={14} label={label} />}
      menu={(menu) => <MenuPopup {...menu} label={label} items={items} align="end" />}
    />
  );
}
