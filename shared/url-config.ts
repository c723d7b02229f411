/**
 * Whether a URL config stands for the build before the newest, as `zh_s3_history` does (product-rules.md#url-configs). Wherever builds are
 * listed, that one stands behind all that are the newest of their platform.
 */
export function isOfHistory(config: string): boolean {
  return config.endsWith('_history');
}
