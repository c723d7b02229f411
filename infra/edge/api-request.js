// CloudFront Function (runtime cloudfront-js-2.0), viewer request in front of the API: what no endpoint answers, and what a page of
// another site would change, goes no further, and is told so in the words of the contract. The query of a cached read is brought into
// one form, so that nothing else makes a cached answer of its own and nothing that counts is left out: what the read understands, each once,
// numbers as one writes them and none above the largest that is answered, and nothing that makes no difference.
// Endpoints are told the site's host in a header, which no client can write.
// `paths`, `hostHeader` and `host` are written in front of this file at synthesis: { path: ApiPath }, from api-paths.ts; the header's name; and
// the host of a stage with a domain, null where visitors use the distribution's own name.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request;
  const requestId = event.context.requestId;
  const path = request.uri in paths && paths[request.uri];
  if (!path) return fault(404, 'Not Found', 'There is no such call', requestId);
  if (!path.methods.includes(request.method)) {
    const methods = path.methods.join(', ');
    const refusal = fault(405, 'Method Not Allowed', `This call takes ${methods}`, requestId);
    refusal.headers.allow = { value: methods };
    return refusal;
  }
  if (request.method === 'POST' && !path.crossSite && site(request) === 'cross-site') {
    return fault(403, 'Forbidden', 'Pages of other sites may not send this call', requestId);
  }
  if (path.key && request.method === 'GET') request.querystring = canonical(request.querystring, path.key);
  request.headers[hostHeader] = { value: host || event.context.distributionDomainName };
  return request;
}

/** Which site's page sends a request, as browsers say (W3C Fetch Metadata); clients that are no browsers say nothing. */
function site(request) {
  const header = request.headers['sec-fetch-site'];
  const values = header ? (header.multiValue || [header]).map((one) => one.value).join() : '';
  return /cross-site/i.test(values) ? 'cross-site' : values;
}

function canonical(query, key) {
  const values = {};
  (key.texts || [])
    .filter((name) => name in query)
    .forEach((name) => {
      values[name] = query[name].value;
    });
  const most = key.most || {};
  (key.numbers || [])
    .filter((name) => name in query)
    .forEach((name) => {
      const value = number(query[name].value);
      values[name] = /^\d{1,9}$/.test(value) && Number(value) > most[name] ? String(most[name]) : value;
    });
  const unlessGiven = key.unlessGiven || {};
  Object.keys(unlessGiven).forEach((name) => {
    const value = values[unlessGiven[name][0]];
    if (value !== undefined && !unlessGiven[name].slice(1).includes(value)) delete values[name];
  });
  const defaults = key.defaults || {};
  const kept = {};
  Object.keys(values)
    .filter((name) => values[name] !== defaults[name])
    .forEach((name) => {
      kept[name] = { value: values[name] };
    });
  return kept;
}

/** `021` and `%32%31` are 21; what is no whole number stays as it is, and is refused by the read. */
function number(value) {
  const digits = /^(%3\d|\d)+$/.test(value) ? decodeURIComponent(value) : '';
  return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : value;
}

function fault(statusCode, statusDescription, msg, requestId) {
  return {
    statusCode,
    statusDescription,
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: JSON.stringify({ status: statusCode, msg, requestId }),
  };
}
