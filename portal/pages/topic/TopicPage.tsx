import { useParams } from 'wouter';
import { landingTopic } from '#core/contract/main/topic-names.ts';
import { Topic } from './Topic.tsx';

/** The topic in the address; without one, the landing page. */
export function TopicPage() {
  const { topicName } = useParams<{ topicName?: string }>();
  return <Topic name={topicName ?? landingTopic} />;
}
