// CloudFront Function (runtime cloudfront-js-2.0), viewer response of pages: search engines list the site under one name only, and no other
// stage. What they have crawled before a robots.txt kept them away would stay listed without.
// `listedHost` is written in front of this file at synthesis: the name; '' where any will do, as on a laptop, which they cannot reach; null
// where none will.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response;
  if (listedHost !== '' && event.request.headers.host.value !== listedHost) {
    response.headers['x-robots-tag'] = { value: 'noindex' };
  }
  return response;
}
