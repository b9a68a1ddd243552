import type { ExpressionBuilder } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';

/**
 * Which places of the same thing in later versions count: those in texts that are there; these, and those of withdrawn
 * texts in which it waits, so that somebody sees it; or all that are known.
 */
export type LaterCounting = 'there' | 'there-or-waiting' | 'known';

/** The places of the same thing in later versions. */
export const laterPlaces = (
  eb: ExpressionBuilder<OrganisationTables, 'carried_place'>,
  counting: LaterCounting,
) =>
  eb
    .selectFrom('carried_place as later')
    .select('later.id')
    .whereRef('later.written_id', '=', 'carried_place.written_id')
    .whereRef('later.version_date', '>', 'carried_place.version_date')
    .$if(counting === 'there', (query) => query.where('later.outcome', '<>', 'withdrawn'))
    .$if(counting === 'there-or-waiting', (query) =>
      query.where((given) =>
        given.or([given('later.outcome', '<>', 'withdrawn'), given('later.open', '=', true)]),
      ),
    );
