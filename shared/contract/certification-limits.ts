/** Both queries count together for a network; how often one person is asked after, their functions count by the hashed ID number. */
export const queryLimits = [{ name: 'exam-queries', of: 'queries', per: 'network', max: 10, seconds: 60 }] as const;

/** How often one person is asked after in a day, by both queries and from all networks. */
export const subjectLimit = { name: 'exam-query-subjects', of: 'queries', max: 20, seconds: 24 * 60 * 60 } as const;
