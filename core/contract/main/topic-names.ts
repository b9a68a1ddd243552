/** Topic shown where an address names none (specification, section 2). */
export const landingTopic = 'landing';

/** Topics that other pages lead to. */
export const supportTopic = 'support';
export const advancedSearchTopic = 'advanced-search';
/** Read by who has just become a user. */
export const firstLoginTopic = 'first_login';
