/** How many visitors each hour of a day has beside the others: few at night, most before noon and in the evening. */
const hours = [3, 2, 2, 2, 3, 5, 9, 18, 38, 66, 88, 96, 80, 70, 74, 78, 72, 66, 70, 84, 92, 70, 36, 12] as const;

/** What the site is asked in the busiest hour of a day that is played. */
export const busiestRequestsPerSecond = 15;

const busiestHour = Math.max(...hours);
const wholeDay = hours.reduce<number>((sum, weight) => sum + weight, 0);

/** The mean hour beside the busiest one, from 0 to 1. */
export const meanHour = wholeDay / hours.length / busiestHour;

/**
 * When the visitors of a day come: as many moments as are asked for, ascending.
 * @returns parts of the day, from 0 to 1
 */
export function momentsOf(count: number): number[] {
  return Array.from({ length: count }, (_, place) => momentAt((place + 0.5) / count));
}

/** The part of the day by which a share of its visitors has come. @param share from 0 to 1 */
export function momentAt(share: number): number {
  let left = share * wholeDay;
  const hour = hours.findIndex((weight) => {
    if (left < weight) return true;
    left -= weight;
    return false;
  });
  return hour < 0 ? 1 : (hour + left / (hours[hour] ?? 1)) / hours.length;
}
