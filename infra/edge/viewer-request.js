// CloudFront Function (runtime cloudfront-js-2.0), viewer request: canonical host, routes, page variants. The distribution's own name shows
// the site too, so that it can be tried before the domain leads to it; search engines list nothing of it.
// `site` is written in front of this file at synthesis: { host, home, isListed, documentsAhead: [path, …],
// filesAhead: pattern, brotliEnding, paths: { path: variant | null }, patterns: [[pattern, variant | null], …] }, from shared/routes.ts and
// shared/compressed-ahead.ts.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const request = event.request;
  const host = request.headers.host.value;
  const isOwnName = host === event.context.distributionDomainName;
  if (site.host && host !== site.host && !isOwnName) {
    return redirect(301, `https://${site.host}${request.uri}${queryText(request.querystring)}`);
  }
  const query = queryText(request.querystring);
  if (request.uri === '/') return redirect(301, site.home + query);
  if (request.uri === '/robots.txt' && (!site.isListed || (site.host && isOwnName))) return noRobots();
  if (isFile(request.uri)) {
    if (new RegExp(site.filesAhead).test(request.uri)) preferBrotli(request);
    return request;
  }
  if (/\.[\w-]+$/.test(request.uri)) {
    request.uri = '/-'; // a file that is not there; documents have no address of their own
    return request;
  }

  const path = request.uri.replace(/\/+$/, '');
  const variant = path in site.paths ? site.paths[path] : variantOfPattern(path);
  if (variant === undefined) {
    const meant = pathMeant(path);
    return meant ? redirect(301, meant + query) : redirect(302, site.home + query);
  }
  if (path !== request.uri) return redirect(301, path + query);
  request.uri = `${path}${variantPath(variant, request.querystring)}/index.html`;
  if (site.documentsAhead.includes(path)) preferBrotli(request);
  return request;
}

/** What is there compressed already, for whoever takes it so. */
function preferBrotli(request) {
  const accepted = request.headers['accept-encoding'] ? request.headers['accept-encoding'].value : '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) request.uri += site.brotliEnding;
}

// The path of a route that a pasted one means: in other capitals, or with what stood behind it in a sentence, such as a blank, a dot or a
// bracket; undefined where it means none. It is answered itself, and so it leads nowhere else.
function pathMeant(pasted) {
  const wanted = decode(pasted)
    .replace(/[^\w-]+$/, '')
    .toLowerCase();
  const path = Object.keys(site.paths).find((known) => known.toLowerCase() === wanted);
  return path || (variantOfPattern(wanted) === undefined ? undefined : wanted);
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch (_error) {
    return text;
  }
}

/** The variant of the first route whose pattern the path fits; undefined where there is none. Values in paths have no capitals. */
function variantOfPattern(path) {
  if (path !== path.toLowerCase()) return undefined;
  const route = site.patterns.find((entry) => new RegExp(entry[0]).test(path));
  return route ? route[1] : undefined;
}

/** What the site bucket holds beside pages: hashed assets, pictures, feeds, the search index, what programs look for, and the files at its root. */
function isFile(uri) {
  return (
    /^\/(assets|pictures|feeds|search|\.well-known)\/./.test(uri) ||
    /^\/[\w-]+\.(png|jpg|svg|ico|txt|xml|webmanifest)$/.test(uri)
  );
}

// `/21` where the query selects a document, nothing where it does not. Which documents there are only the bucket knows: one that
// it does not have is the 404, and so is what could be no name of one.
function variantPath(variant, querystring) {
  if (!variant) return '';
  const given = variant.parameters.map((name) => (querystring[name] ? querystring[name].value : ''));
  if (variant.by === 'both') return given.every(Boolean) ? given.map(segment).join('') : '';
  const first = given.find(Boolean);
  return first && (!variant.values || variant.values.includes(first)) ? segment(first) : '';
}

function segment(value) {
  return /^[\w-]+$/.test(value) ? `/${value}` : '/-';
}

function queryText(querystring) {
  const pairs = Object.keys(querystring).map((name) => {
    const values = querystring[name].multiValue || [querystring[name]];
    return values.map((one) => (one.value === '' ? name : `${name}=${one.value}`)).join('&');
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Search engines list one stage only. */
function noRobots() {
  return {
    statusCode: 200,
    statusDescription: 'OK',
    headers: { 'content-type': { value: 'text/plain; charset=utf-8' }, 'cache-control': { value: 'max-age=300' } },
    body: 'User-agent: *\nDisallow: /\n',
  };
}

function redirect(statusCode, location) {
  return {
    statusCode,
    statusDescription: statusCode === 301 ? 'Moved Permanently' : 'Found',
    headers: { location: { value: location }, 'cache-control': { value: 'max-age=300' } },
  };
}
