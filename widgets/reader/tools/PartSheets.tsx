import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useLoadedText } from '../../app-context.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { PanelTab } from '../reader-props.ts';

const Contents = lazyComponent(async () => (await import('../contents/Contents.tsx')).Contents);
const Panel = lazyComponent(async () => (await import('../panel/Panel.tsx')).Panel);

type PartSheetsProps = {
  part: 'contents' | 'panel' | undefined;
  isPhone: boolean;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
};

/** Contents and panel as sheets, if there is no room beside the text. */
export function PartSheets({ part, isPhone, tab, onTab, onClose }: PartSheetsProps) {
  const text = useLoadedText<typeof readerTexts | typeof commonTexts>();
  const shared = { onClose, closeLabel: text('common.close'), flush: true };
  return (
    <>
      <Sheet
        {...shared}
        open={part === 'contents'}
        title={text('reader.contents')}
        side={isPhone ? 'bottom' : 'start'}
      >
        <Contents inSheet onChosen={onClose} />
      </Sheet>
      <Sheet
        {...shared}
        open={part === 'panel'}
        title={text('reader.panel')}
        side={isPhone ? 'bottom' : 'end'}
      >
        <Panel tab={tab} onTab={onTab} />
      </Sheet>
    </>
  );
}
