/** Topic that is displayed if an address names none (specification, section 2). */
export const landingTopic = 'landing';

/** Topics to which other pages link. */
export const supportTopic = 'support';
export const advancedSearchTopic = 'advanced-search';
/** Displayed to new users at their first sign-in. */
export const firstLoginTopic = 'first_login';
