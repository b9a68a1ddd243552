import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { changeImpactStore } from '#core/changes/impact.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { assuranceTexts } from '#core/i18n/assurance.ts';
import { changeImpactTexts } from '#core/i18n/changeimpact.ts';
import { useApp, useText } from '../../app-context.tsx';
import { FailedState } from '../../FailedState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useChangeScene } from '../change-scene.ts';
import type { ChangeSlots } from '../change-slots.ts';
import * as detail from '../detail.css.ts';
import { AttachedPeople } from './AttachedPeople.tsx';
import { ImpactPlace } from './ImpactPlace.tsx';
import * as styles from './impact.css.ts';

export type ImpactProps = { change: Change; slots: Pick<ChangeSlots, 'Link' | 'placeName'> };
/** `onReady` is called when there is something to read, or why there is nothing. */
type ReadyProps = ImpactProps & { onReady: () => void };

/** What a change touches in the organisation. */
export function Impact({ change, slots, onReady }: ReadyProps) {
  const text = useText(changeImpactTexts, assuranceTexts);
  const { words } = useChangeScene();
  const { part, $documentLanguage } = useApp();
  const store = part(changeImpactStore);
  const language = useStore($documentLanguage);
  const state = useStore(store.impact(change));
  const citing = useStore(store.citations(change, language));
  const impact = loadedValue(state);
  const cited = loadedValue(citing);
  const again = () => void store.load(change, language);
  useEffect(() => void store.load(change, language), [store, change, language]);
  const isReady =
    text !== undefined &&
    (change.provisions.length === 0 || state.state === 'failed' || impact !== undefined);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  if (!text) return null;
  if (change.provisions.length === 0)
    return <p className={detail.faint}>{text('changeimpact.noProvisions')}</p>;
  if (state.state === 'failed') return <FailedState error={state.error} onRetry={again} />;
  if (impact === undefined) return <Skeleton lines={3} label={words.text('common.loading')} />;
  const documents = cited?.items ?? [];
  const isEmpty = impact.comments.length + impact.answers.length + documents.length === 0;
  return (
    <div className={styles.content}>
      {isEmpty && cited ? (
        <p className={detail.faint}>{text('changeimpact.none')}</p>
      ) : (
        <>
          <p className={detail.faint}>{text('changeimpact.what')}</p>
          <ul className={styles.places}>
            {impact.places.map(({ completeParagraphID, ...at }) => (
              <ImpactPlace
                key={completeParagraphID}
                completeParagraphID={completeParagraphID}
                comments={impact.comments.filter(({ icid }) => at.comments.includes(icid))}
                answers={impact.answers.filter(({ raid }) => at.answers.includes(raid))}
                citations={documents.filter(({ cites }) => cites.includes(completeParagraphID))}
                slots={slots}
              />
            ))}
          </ul>
          <AttachedPeople people={impact.people} />
        </>
      )}
      {citing.state === 'failed' ? <FailedState error={citing.error} onRetry={again} /> : null}
      {cited?.complete === false ? <p className={detail.faint}>{text('changeimpact.incomplete')}</p> : null}
    </div>
  );
}
