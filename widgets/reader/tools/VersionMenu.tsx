import { useStore } from '@nanostores/react';
import { CalendarDays, GitCompareArrows } from 'lucide';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { unbroken } from '#core/law/designation.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { amendingActs } from '#core/regulations/amending-acts.ts';
import { languageFor } from '#core/regulations/offers.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '../../app-context.tsx';
import type { MenuOfButton } from '../../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../../ui/MenuPopup.tsx';
import { useLanguageNames } from '../../use-language-names.ts';
import { useScene } from '../reader-scene.ts';
import { compareDocument } from './comparing.ts';

/** The menu of all versions of the document, with any day and a comparison below them. */
export function VersionMenu({ menu }: { menu: MenuOfButton }) {
  const { reading } = useScene();
  const text = useLoadedText<typeof readerTexts>();
  useEffect(() => {
    void reading.loadVersions();
  }, [reading]);
  return <MenuPopup {...menu} label={text('reader.versions')} items={useVersionItems()} align="end" />;
}

/** All versions, newest first, each with its status and its last day. */
function useVersionItems(): MenuItem[] {
  const scene = useScene();
  const { reading, versionDate, goTo, document, language, props, openPanel } = scene;
  const text = useLoadedText<typeof readerTexts>();
  const readingText = useText(readingTexts);
  const nameOf = useLanguageNames();
  const locale = localeOf(useInterfaceLanguage());
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  const known = loadedValue(useStore(reading.$versions));
  const versions: Version[] = known ?? [
    { versionDate, status: document.status, validUntil: document.validUntil, languages: [language] },
  ];
  const statusOf = ({ status, validUntil }: (typeof versions)[number]) => {
    const said = text(`reader.status-${status}`);
    if (validUntil === undefined || !readingText) return said;
    return readingText('reading.statusUntil', { status: said, date: formatDate(validUntil, locale) });
  };
  /** Of a version that the language does not have, which it opens in instead. */
  const insteadOf = (version: (typeof versions)[number]) => {
    const opened = languageFor(version, language, fallback);
    return opened === language ? [] : [nameOf(opened)];
  };
  const choices = [...versions]
    .sort((a, b) => b.versionDate.localeCompare(a.versionDate))
    .map((version) => ({
      id: version.versionDate,
      label: formatDate(version.versionDate, locale, 'long'),
      note: [statusOf(version), ...insteadOf(version)].join(' · '),
      detail: unbroken(amendingActs(version.amendments)),
      checked: version.versionDate === versionDate,
      onSelect: () =>
        goTo({ versionDate: version.versionDate, language: languageFor(version, language, fallback) }),
    }));
  if (!readingText) return choices;
  return [
    ...choices,
    {
      id: 'day',
      label: readingText('reading.atDayOf'),
      icon: CalendarDays,
      onSelect: () => openPanel('versions'),
    },
    ...(props.onView && versions.length > 1
      ? [
          {
            id: 'compare',
            label: readingText('reading.compareVersions'),
            icon: GitCompareArrows,
            onSelect: () => void compareDocument(scene, readingText),
          },
        ]
      : []),
  ];
}
