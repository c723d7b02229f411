import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

interface HttpEventParts {
  method?: string;
  body?: string;
  isBase64Encoded?: boolean;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

/** An HTTP API event for tests, payload format 2.0. */
export function anHttpEvent({ method = 'POST', body, isBase64Encoded = false, headers = {}, query }: HttpEventParts) {
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/api/test',
    rawQueryString: '',
    headers,
    isBase64Encoded,
    ...(body === undefined ? {} : { body }),
    ...(query ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path: '/api/test', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: 'gateway-1',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
  return event;
}

/** A Lambda context for tests. */
export function aContext(): Context {
  return {
    awsRequestId: 'request-1',
    callbackWaitsForEmptyEventLoop: false,
    functionName: 'test',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:test',
    logGroupName: '',
    logStreamName: '',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => 10_000,
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

/** One SQS record for tests around an EventBridge envelope. */
export function anSqsRecord(messageId: string, body: string) {
  return {
    messageId,
    body,
    receiptHandle: messageId,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 'test',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:test',
    awsRegion: 'us-east-1',
  };
}
