/**
 * Both queries count together for a network; how often one person is asked after, their functions count by the hashed ID number. Whoever knows a name, a birthday and a
 * place has some hundred ID numbers left to try, each of which is another person to that count: the day of a network makes this take days.
 */
export const queryLimits = [
  { name: 'exam-queries', of: 'queries', per: 'network', max: 10, seconds: 60 },
  { name: 'exam-queries', of: 'queries', per: 'network', max: 200, seconds: 24 * 60 * 60 },
] as const;

/** What a network sees of certificates by their numbers, pages and credentials together: a room of people who look at theirs is let in, whoever tries numbers out is not. */
export const readingLimits = [
  { name: 'certificates-read', of: 'certificates', per: 'network', max: 60, seconds: 60 },
] as const;

/** How often one person is asked after in a day, by both queries and from all networks. */
export const subjectLimit = { name: 'exam-query-subjects', of: 'queries', max: 20, seconds: 24 * 60 * 60 } as const;
