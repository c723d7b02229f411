/**
 * Both queries count together for a network; wrong names for one person, their functions count. Whoever knows a name, a birthday and a
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

/**
 * Different wrong names for one person in a day, by both queries: from one network, from all of them, and from one network once all have used up
 * theirs. So guessing from many networks slows down, and nobody keeps a person from their own answer (product-rules.md#certificate-queries).
 */
export const wrongNames = { perNetwork: 20, inAll: 200, perNetworkAfterAll: 3, seconds: 24 * 60 * 60 } as const;

/**
 * Codes for a person's own data from one network: half of what a mailbox gets in a day, so that one stranger leaves some to whom it belongs; and
 * one in a minute, as a mailbox gets, so that who presses again loses none.
 */
export const ownCodes = [
  { max: 1, seconds: 60 },
  { max: 5, seconds: 24 * 60 * 60 },
] as const;

/** The rank list, by POST or past the edge's cache. */
export const rankListLimits = [{ name: 'rank-lists', of: 'searches', per: 'network', max: 60, seconds: 60 }] as const;
