// CloudFront Function (runtime cloudfront-js-2.0), viewer request in front of the API on the addresses of certificates: the call of the API that answers the
// page. Each number has one address and one key, and all that no certificate can have are one number, which is not there: the answer is kept for all of them.
// `api`, `pattern`, `parameter`, `alphabet`, `registerNumber`, `hostHeader` and `host` are written in front of this file at synthesis: path of the call, the
// route's pattern, the name of the parameter, what shared/typed/certificate-number.ts says of numbers, and what api-request.js gets.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request;
  if (host && request.headers.host.value !== host) return redirect(301, `https://${host}${request.uri}`);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal();
  // Without what stood behind it in a sentence, such as a blank, a dot or a bracket.
  const path = request.uri.replace(/([^\w-]|%[\dA-Fa-f]{2})+$/, '');
  const found = new RegExp(pattern).exec(path);
  const number = found && numberOf(found[1].toUpperCase());
  // One address each, as links and codes name it.
  if (number && request.uri !== path.slice(0, -found[1].length) + number) {
    return redirect(301, path.slice(0, -found[1].length) + number);
  }
  request.uri = api;
  request.querystring = {};
  request.querystring[parameter] = { value: number || '-' };
  request.headers[hostHeader] = { value: host || event.context.distributionDomainName };
  return request;
}

/** The number as it is kept, of one in capitals; undefined for one that no certificate has (shared/typed/certificate-number.ts). */
function numberOf(given) {
  const compact = given.replace(/-/g, '');
  const body = compact.slice(2, -1);
  if (compact.slice(0, 2) !== 'MS' || body.length !== 8)
    return new RegExp(registerNumber).test(given) ? given : undefined;
  const places = body.split('').map((character) => alphabet.indexOf(character));
  const sum = places.reduce((total, place, at) => total + (at + 1) * place, 0);
  const isRight = !places.includes(-1) && alphabet[sum % alphabet.length] === compact.slice(-1);
  return isRight ? `MS-${body.slice(0, 4)}-${body.slice(4)}-${compact.slice(-1)}` : undefined;
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
