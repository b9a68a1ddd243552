import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { columnsFor } from './layout.ts';
import type { ReaderViewProps } from './reader-props.ts';
import { beginAt, createNames, createScene, type ReaderModel } from './reader-scene.ts';

const document = {
  displayName: 'Lampengesetz',
  shortNames: { DE: 'LampG', FR: 'LLamp' },
} as unknown as RegulationDocument;
const entry = (id: string, kind: TocEntry['kind'], index: number): TocEntry => ({
  id,
  kind,
  index,
  depth: 0,
  size: 1,
  completeParagraphID: `lamp~${id}`,
});
const act = [entry('4', 'article', 0), entry('5a', 'article', 1)];
const circular = [entry('12', 'marginNumber', 0)];

describe('names of places', () => {
  it.each([
    ['DE', '5a^2^b', 'Art. 5a Abs. 2 Bst. b', 'Art. 5a Abs. 2 Bst. b LampG'],
    ['FR', '5a^2^b', 'art. 5a, al. 2, let. b', 'art. 5a, al. 2, let. b, LLamp'],
    ['EN', '5a^2', 'Art. 5a para. 2', 'Art. 5a para. 2 Lampengesetz'],
    ['DE', '???', '???', '???'],
  ] as const)('%s %s', (language, path, name, citation) => {
    const names = createNames(document, act, language);
    expect([names.nameOf(path), names.citationOf(path)]).toEqual([name, citation]);
  });

  it('count margin numbers in a circular', () => {
    expect(createNames(document, circular, 'DE').nameOf('12')).toBe('Rz 12');
  });
});

const NoBar = () => null;

describe('a scene', () => {
  function aScene(given: Partial<ReaderViewProps> = {}) {
    const onNavigate = vi.fn();
    const props: ReaderViewProps = {
      regTextId: 'lamp',
      view: 'text',
      Bar: NoBar,
      onNavigate,
      href: (place) => `/${place.regTextId}/${place.article}?${place.versionDate ?? ''}#${place.path ?? ''}`,
      ...given,
    };
    const model = {
      $current: atom(1),
      $focusedPath: atom<string | undefined>(undefined),
    } as unknown as ReaderModel;
    const opened = {
      props,
      document,
      entries: act,
      language: 'DE',
      versionDate: '2024-01-01',
      openPanel: vi.fn(),
    } as const;
    return { onNavigate, model, scene: createScene(model, { ...opened }, createNames(document, act, 'DE')) };
  }

  it('gives a paragraph an address with its article', () => {
    expect(aScene({ versionDate: '2024-01-01' }).scene.addressOf('5a^2')).toBe('/lamp/5a?2024-01-01#5a^2');
    expect(aScene().scene.addressOf('5a')).toBe('/lamp/5a?#');
  });

  it('leads to what a text cites on the day that is read', () => {
    const { scene, onNavigate } = aScene({ versionDate: '2020-06-01' });
    expect(scene.hrefTo('wick~3^1')).toBe('/wick/3?2020-06-01#3^1');
    scene.follow('wick~3^1');
    expect(onNavigate).toHaveBeenLastCalledWith(
      {
        regTextId: 'wick',
        article: '3',
        path: '3^1',
        versionDate: '2020-06-01',
        language: 'DE',
        view: 'text',
      },
      'push',
    );
    scene.follow('wick');
    expect(onNavigate).toHaveBeenLastCalledWith(
      expect.objectContaining({ regTextId: 'wick', article: undefined, path: undefined }),
      'push',
    );
  });

  it('keeps the place when version, language or view change', () => {
    const { scene, onNavigate, model } = aScene();
    scene.goTo({ versionDate: '2020-01-01' });
    expect(onNavigate).toHaveBeenLastCalledWith(
      expect.objectContaining({ article: '5a', versionDate: '2020-01-01' }),
      'push',
    );
    model.$focusedPath.set('5a^2');
    scene.goTo({ view: 'pdf' }, 'replace');
    expect(onNavigate).toHaveBeenLastCalledWith(
      expect.objectContaining({ article: '5a', path: '5a^2', view: 'pdf', language: 'DE' }),
      'replace',
    );
  });
});

describe('the place a text opens at', () => {
  it.each([
    ['the asked article', '5a', 1],
    ['the article of the asked paragraph', '5a^2', 1],
    ['the beginning', undefined, 0],
  ])('is %s', (_, requested, index) => {
    const $current = atom(7);
    beginAt({ $current }, act, requested);
    expect($current.get()).toBe(index);
  });
});

describe('columns', () => {
  it.each([
    [390, 0],
    [599, 0],
    [600, 1],
    [960, 2],
    [1280, 3],
    [2560, 3],
  ])('%i px: %s', (width, columns) => {
    expect(columnsFor(width)).toBe(columns);
  });
});
