// CloudFront Function (runtime cloudfront-js-2.0), viewer request in front of the API on the addresses of certificates: the call of the API that answers the
// page. What is no number of a certificate is asked for too, and is not there.
// `api`, `pattern`, `parameter`, `hostHeader` and `host` are written in front of this file at synthesis: path of the call, the route's pattern, the name
// of the parameter, and what api-request.js gets.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request;
  if (host && request.headers.host.value !== host) return redirect(301, `https://${host}${request.uri}`);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal();
  const found = new RegExp(pattern).exec(request.uri.replace(/\/+$/, ''));
  // No number is longer; whoever made one up is told that it is not there, and not that it is too long.
  const number = found && found[1].length <= 64 ? found[1] : '-';
  // One address each, as links and codes name it.
  if (number !== '-' && (number !== number.toUpperCase() || request.uri.slice(-1) === '/')) {
    return redirect(301, request.uri.replace(/\/+$/, '').slice(0, -number.length) + number.toUpperCase());
  }
  request.uri = api;
  request.querystring = {};
  request.querystring[parameter] = { value: number };
  request.headers[hostHeader] = { value: host || event.context.distributionDomainName };
  return request;
}

function redirect(statusCode, location) {
  return {
    statusCode,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location }, 'cache-control': { value: 'max-age=300' } },
  };
}

function refusal() {
  return {
    statusCode: 405,
    statusDescription: 'Method Not Allowed',
    headers: { allow: { value: 'GET, HEAD' }, 'cache-control': { value: 'no-store' } },
  };
}
