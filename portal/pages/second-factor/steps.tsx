import type { User } from '#core/contract/domain/user.ts';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { CardHead } from '../../shell/CardFrame.tsx';

const RequiredEnrolment = lazyComponent(
  async () => (await import('./RequiredEnrolment.tsx')).RequiredEnrolment,
  'throw',
);

/** What the pages of sign-ins hand to their second step: the heading, and setting up a second factor. */
export const stepHead = (title: string) => <CardHead title={title} />;

export const requiredEnrolment = (
  challenge: string,
  onBack: () => void,
  onEntered?: (user: User) => void,
) => <RequiredEnrolment challenge={challenge} onBack={onBack} onEntered={onEntered} />;
