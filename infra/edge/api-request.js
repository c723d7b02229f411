// CloudFront Function (runtime cloudfront-js-2.0), viewer request in front of the API: what no endpoint answers goes no
// further, and is told so in the words of the contract. The query of a cached read becomes exactly the parameters that it
// understands, in one order, so that nothing else makes a cached answer of its own and nothing that counts is left out.
// `paths` is written in front of this file at synthesis: { path: { methods, parameters? } }.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request;
  const path = request.uri in paths && paths[request.uri];
  if (!path) return fault(404, 'Not Found', 'There is no such call', event.context.requestId);
  if (path.methods.includes(request.method)) return known(request, path.parameters);
  const methods = path.methods.join(', ');
  const refusal = fault(405, 'Method Not Allowed', `This call takes ${methods}`, event.context.requestId);
  refusal.headers.allow = { value: methods };
  return refusal;
}

function known(request, parameters) {
  if (!parameters || request.method !== 'GET') return request;
  const query = {};
  parameters
    .filter((name) => name in request.querystring)
    .forEach((name) => {
      query[name] = request.querystring[name];
    });
  request.querystring = query;
  return request;
}

function fault(statusCode, statusDescription, msg, requestId) {
  return {
    statusCode,
    statusDescription,
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: JSON.stringify({ status: statusCode, msg, requestId }),
  };
}
