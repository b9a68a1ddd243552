import { Redirect, useParams } from 'wouter';
import { usersTexts } from '#core/i18n/users.ts';
import { routes, type UserView, userViews } from '../../routes.ts';
import { PagePending } from '../../shell/PagePending.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { PageGate } from '../warnings/PageGate.tsx';
import { usersViews } from './users-views.ts';

/** Selects the view of the users area by the address; without one, the table of users. */
export function UsersPage() {
  const { view: requested } = useParams<{ view?: string }>();
  if (requested === undefined) return <Redirect to={routes.users.address()} replace />;
  const view = userViews.find((each) => each === requested);
  if (view === undefined) return <NotFoundPage />;
  return (
    <WithTexts texts={[usersTexts]}>
      <AllowedView key={view} name={view} />
    </WithTexts>
  );
}

function AllowedView({ name }: { name: UserView }) {
  const { gate, View } = usersViews[name];
  return (
    <PageGate link={gate}>
      <View pending={<PagePending />} />
    </PageGate>
  );
}
