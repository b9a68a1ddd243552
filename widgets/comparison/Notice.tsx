import type { compareTexts } from '#core/i18n/comparison.ts';
import { isChange } from '#core/law/comparison/report/changed-rows.ts';
import { useText } from '../app-context.tsx';
import * as styles from './compare.css.ts';
import { useCompareScene } from './compare-scene.ts';

/** Said over the texts: that they are one, that nothing changed, or that they have nothing in common. */
export function Notice() {
  const { comparison } = useCompareScene();
  const text = useText<typeof compareTexts>();
  const said = noticeFor(comparison);
  return <div role="status">{said ? <p className={styles.notice}>{text(`compare.${said}`)}</p> : null}</div>;
}

type Compared = ReturnType<typeof useCompareScene>['comparison'];

function noticeFor({ before, after, rows, unrelated }: Compared) {
  const isSame = (['regTextId', 'versionDate', 'path'] as const).every((key) => before[key] === after[key]);
  if (isSame) return 'sameVersion';
  if (unrelated) return 'unrelated';
  return rows.some(isChange) ? undefined : 'nothingChanged';
}
