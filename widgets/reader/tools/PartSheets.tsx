import { Suspense } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useText } from '../../app-context.tsx';
import { late } from '../../ui/late.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import type { PanelTab } from '../reader-props.ts';

const Contents = late(async () => (await import('../contents/Contents.tsx')).Contents);
const Panel = late(async () => (await import('../panel/Panel.tsx')).Panel);

type PartSheetsProps = {
  part: 'contents' | 'panel' | undefined;
  isPhone: boolean;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
};

/** Contents and panel where there is no room for them beside the text. */
export function PartSheets({ part, isPhone, tab, onTab, onClose }: PartSheetsProps) {
  const text = useText<typeof readerTexts | typeof commonTexts>();
  const shared = { onClose, closeLabel: text('common.close'), flush: true };
  return (
    <>
      <Sheet
        {...shared}
        open={part === 'contents'}
        title={text('reader.contents')}
        side={isPhone ? 'bottom' : 'start'}
      >
        <Suspense fallback={null}>
          <Contents inSheet onChosen={onClose} />
        </Suspense>
      </Sheet>
      <Sheet
        {...shared}
        open={part === 'panel'}
        title={text('reader.panel')}
        side={isPhone ? 'bottom' : 'end'}
      >
        <Suspense fallback={null}>
          <Panel tab={tab} onTab={onTab} />
        </Suspense>
      </Sheet>
    </>
  );
}
