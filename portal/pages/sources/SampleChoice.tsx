import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { sourcesTexts } from '#core/i18n/sources.ts';
import { sampleLaw } from '#core/regulations/sample-law.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Checkbox } from '#widgets/ui/Checkbox.tsx';
import { onScreen } from './sources.css.ts';

type SampleChoiceProps = {
  /** All documents of the list; absent while it loads. */
  documents: readonly RegulationDocument[] | undefined;
};

/** Whether invented law is listed; offered where lists leave it out, because there is real law. */
export function SampleChoice({ documents }: SampleChoiceProps) {
  const { part, samples } = useApp();
  const text = useLoadedText<typeof sourcesTexts>();
  const { $sampleLaw, load } = part(sampleLaw);
  const counts = loadedValue(useStore($sampleLaw));
  const listed = useStore(samples.$listed);
  const mayBeLeftOut =
    !listed && documents?.length !== 0 && documents?.every(({ sample }) => !sample) === true;
  useEffect(() => {
    if (mayBeLeftOut) void load();
  }, [mayBeLeftOut, load]);
  if (!listed && !(mayBeLeftOut && counts?.leftOut)) return null;
  return (
    <div className={onScreen}>
      <Checkbox
        label={text('sources.showSamples')}
        checked={listed}
        onChange={(event) => samples.choose(event.target.checked)}
      />
    </div>
  );
}
