// CloudFront Function (runtime cloudfront-js-2.0), viewer response on /downloads/* and /media/*: names the attachment.
// The name comes from the link's query and not from the object, so that the cache holds a file once, whatever its name.
// `parameter` is written in front of this file at synthesis.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name
function handler(event) {
  const response = event.response;
  const given = event.request.querystring[parameter];
  const name = given && decode(given.value);
  // Only what cannot end the quoted string or start another header, and only the extension that the file has, which no run of
  // spaces or other signs may push out of what a dialog shows.
  if (
    name &&
    /^(?=[\w .+()-]{1,120}$)[^ .].*\.\w+$/.test(name) &&
    !/ {2}|[ ._+()-]{5}/.test(name) &&
    extension(name) === extension(event.request.uri)
  ) {
    response.headers['content-disposition'] = { value: `attachment; filename="${name}"` };
  }
  return response;
}

function decode(value) {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '));
  } catch (_error) {
    return '';
  }
}

function extension(name) {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
