import { Redirect, useParams } from 'wouter';
import { routes } from '../../routes.ts';
import { Topic } from './Topic.tsx';

/** The topic in the address; without one, it goes to the landing page, as the specification has it. */
export function TopicPage() {
  const { topicName } = useParams<{ topicName?: string }>();
  return topicName === undefined ? (
    <Redirect to={routes.topic.address()} replace />
  ) : (
    <Topic name={topicName} />
  );
}
