import vm from 'node:vm';

/**
 * What the runtime `cloudfront-js-2.0` has, according to "JavaScript runtime 2.0 features for CloudFront Functions" in the
 * developer guide: the members of each object, and of its prototype.
 */
const errors = 'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError';
const typedArrays = `Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array
  Float64Array`;
const globals = `${errors} ${typedArrays} Array ArrayBuffer Boolean DataView Date Function Infinity JSON Math NaN Number Object Promise
  RegExp String Symbol TextDecoder TextEncoder atob btoa Buffer console decodeURI decodeURIComponent encodeURI encodeURIComponent globalThis isFinite isNaN
  parseFloat parseInt require undefined`;

const members: Readonly<Record<string, string>> = {
  Array: 'isArray of',
  'Array.prototype': `concat copyWithin every fill filter find findIndex forEach includes indexOf join lastIndexOf map pop push
    reduce reduceRight reverse shift slice some sort splice toString unshift`,
  Object: `assign create defineProperties defineProperty entries freeze getOwnPropertyDescriptor getOwnPropertyDescriptors
    getOwnPropertyNames getPrototypeOf is isExtensible isFrozen isSealed keys preventExtensions seal setPrototypeOf values`,
  Promise: 'all allSettled any race reject resolve',
  String: 'fromCharCode fromCodePoint',
  Symbol: 'for keyFor',
  'String.prototype': `charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf match padEnd padStart repeat
    replace replaceAll search slice split startsWith substr substring toLowerCase toString toUpperCase trim trimEnd
    trimStart valueOf`,
};

/** What every function object needs. */
const always = ['constructor', 'length', 'name', 'prototype'];

// Written without any of the built-ins that it removes.
const removal = `(paths, members, globals) => {
  const without = (owner, names) => Reflect.ownKeys(owner).forEach((key) => names.includes(key) || delete owner[key]);
  const owners = paths.map((path) => path.split('.').reduce((owner, name) => owner[name], globalThis));
  owners.forEach((owner, at) => without(owner, members[at]));
  without(globalThis, globals);
}`;

/** Removes from a realm what CloudFront's runtime does not have, so that a function which needs it fails here too. */
export function keepDocumentedBuiltIns(realm: vm.Context): void {
  const names = (text: string) => text.split(/\s+/);
  const kept = Object.values(members).map((text) => [...always, ...names(text)]);
  vm.runInContext(removal, realm)(Object.keys(members), kept, names(globals));
}
