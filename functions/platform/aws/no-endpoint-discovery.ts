/** Stands in, in bundles, for DynamoDB's discovery of addresses (functions/bundle-stand-ins.ts), which is off unless asked for: a Region has one address. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};

export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config;
