// CloudFront Function (runtime cloudfront-js-2.0), viewer request on /api/*: what no endpoint answers goes no further, and
// is told so in the words of the contract. `routes` is written in front of this file at synthesis: { path: [methods] }.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request;
  const methods = request.uri in routes && routes[request.uri];
  if (!methods) return fault(404, 'Not Found', 'There is no such call', event.context.requestId);
  if (methods.includes(request.method)) return request;
  const refusal = fault(405, 'Method Not Allowed', `This call takes ${methods.join(', ')}`, event.context.requestId);
  refusal.headers.allow = { value: methods.join(', ') };
  return refusal;
}

function fault(statusCode, statusDescription, msg, requestId) {
  return {
    statusCode,
    statusDescription,
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: JSON.stringify({ status: statusCode, msg, requestId }),
  };
}
