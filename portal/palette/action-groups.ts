import {
  BookA,
  Columns2,
  Copy,
  Download,
  FileText,
  GitCompareArrows,
  History,
  type IconNode,
  Info,
  Languages,
  Link,
  PanelTop,
  Printer,
  Quote,
  SkipBack,
  SkipForward,
  SunMoon,
  Zap,
  ZoomIn,
  ZoomOut,
} from 'lucide';
import type { OfferedAction } from '#core/palette/offered-actions.ts';

export type ActionGroup = 'copy' | 'article' | 'document' | 'view' | 'actions';

/** What views and the portal offer, by group, the most useful first. An id with a dash at its end begins several. */
const known: Record<Exclude<ActionGroup, 'actions'>, readonly (readonly [id: string, icon: IconNode])[]> = {
  copy: [
    ['copy-citation', Quote],
    ['copy-with-text', Copy],
    ['copy-link', Link],
    ['copy-living-link', Link],
    ['print', Printer],
    ['print-', Printer],
  ],
  article: [
    ['compare-here', GitCompareArrows],
    ['show-versions', History],
    ['next', SkipForward],
    ['previous', SkipBack],
  ],
  document: [
    ['compare', GitCompareArrows],
    ['download', Download],
    ['info', Info],
    ['view', FileText],
    ['glossary', BookA],
  ],
  view: [
    ['side', Columns2],
    ['language-', Languages],
    ['larger', ZoomIn],
    ['smaller', ZoomOut],
    ['headers', PanelTop],
    ['theme-', SunMoon],
  ],
};

const isOf = (id: string, entry: string) => id === entry || (entry.endsWith('-') && id.startsWith(entry));

/** Icon of an action. */
export function actionIcon(id: string): IconNode {
  return (
    Object.values(known)
      .flat()
      .find(([entry]) => isOf(id, entry))?.[1] ?? Zap
  );
}

/** The actions by group, in the order of the table; those it does not know form the last group. */
export function groupActions(
  actions: readonly OfferedAction[],
): { id: ActionGroup; actions: readonly OfferedAction[] }[] {
  const named = Object.entries(known).map(([id, entries]) => ({
    id: id as ActionGroup,
    actions: [...new Set(entries.flatMap(([entry]) => actions.filter((one) => isOf(one.id, entry))))],
  }));
  const grouped = new Set(named.flatMap((group) => group.actions));
  return [...named, { id: 'actions', actions: actions.filter((one) => !grouped.has(one)) }];
}
