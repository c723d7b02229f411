/**
 * Stands in, in bundles, for what streams events over one request (functions/bundle-stand-ins.ts): S3's queries of a file and Lambda's streamed answers, which we
 * never ask for. The SDK imports it when it is needed, so that all it shares with the rest would be set up piece by piece.
 */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are not in the bundle');
  }
}

export const eventStreamSerdeProvider = () => new EventStreamSerde();

export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;
