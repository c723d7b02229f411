/** CloudWatch namespace of the metrics that functions emit and dashboards draw. */
export const metricNamespace = 'MediaServerSite';
