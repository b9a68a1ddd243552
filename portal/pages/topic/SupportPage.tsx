import { supportTopic } from '#core/contract/main/topic-names.ts';
import { Topic } from './Topic.tsx';

/** Whom to ask, when, and the form. */
export function SupportPage() {
  return <Topic name={supportTopic} />;
}
