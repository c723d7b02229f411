/** Computers and codes that the films on P1 show. */

export const stage = { name: 'STAGE', code: '7F3A-91C4-D0E8-2B56' } as const;
export const spare = { name: 'SPARE', code: 'C82E-4D17-06AB-F935' } as const;

/** Made for the hardware code of `stage`. */
export const activationCode = '4K9X 7MRT 2HVD 83WN 6QCY';
export const plan = 'Annual plan, 365 days left';
