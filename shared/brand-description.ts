/** The maker's software in one sentence, for search engines. Apart from `brand.ts`, which every page loads. */
export const brandDescription =
  'Media-server control software for stages, exhibitions, events and broadcast: S1, S2, S3, S3 Pro, S3 Lite, C series, P1 and P1+, with mobile control and tools.';
