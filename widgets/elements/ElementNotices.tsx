import { useStore } from '@nanostores/react';
import { useApp } from '../app-context.tsx';
import { NoticeSnackbar } from '../NoticeSnackbar.tsx';

/** What was done with the parts of an element, by the prefix of its texts, with its undoing; failures of servers are told in their places and to the page. */
export function ElementNotices({ of }: { of: RegExp }) {
  const all = useStore(useApp().notices.$notices);
  return <NoticeSnackbar displayed={all.filter(({ key }) => of.test(key))} />;
}
