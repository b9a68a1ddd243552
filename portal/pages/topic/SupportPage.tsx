import { supportTopic } from '#core/contract/main/topic-names.ts';
import { Topic } from './Topic.tsx';

/** The topic about support. */
export function SupportPage() {
  return <Topic name={supportTopic} />;
}
