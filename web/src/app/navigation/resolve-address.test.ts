import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address.ts';

describe('an address', () => {
  it('an address resolves to its route, with query and hash', () => {
    const { name, address, hash } = resolveAddress('/history?page=21#v-5.1.4');
    expect({ name, address, hash }).toEqual({ name: 'history', address: '/history?page=21#v-5.1.4', hash: '#v-5.1.4' });
  });

  it.each(['/nowhere', '/', '/cases-', '/history/21'])('the address %s resolves to home', (path) => {
    expect(resolveAddress(path)).toMatchObject({ name: 'home', address: '/home', identity: '/home' });
  });

  it('an address shows the same with and without the default of its variant', () => {
    expect(resolveAddress('/history').content).toBe(resolveAddress('/history?page=1').content);
    expect(resolveAddress('/download').content).toBe(resolveAddress('/download?page=0').content);
  });

  it('an address shows the same whatever campaign parameters it carries', () => {
    expect(resolveAddress('/home?utm_source=letter').content).toBe('/home');
    expect(resolveAddress('/history?from=x&page=3').content).toBe('/history?page=3');
  });

  it('addresses of downloads differ in content by every parameter that the page shows, and are one page', () => {
    const one = resolveAddress('/down_link?product_name=S1&version=2.5.1&system=1&page=1');
    const other = resolveAddress('/down_link?product_name=S1&version=2.4.0&system=1&page=1');
    expect(one.content).not.toBe(other.content);
    expect(one.identity).toBe(other.identity);
    expect(resolveAddress('/cases-1').identity).not.toBe(resolveAddress('/cases-2').identity);
  });

  it('an address may end with a slash', () => {
    expect(resolveAddress('/download/?page=3')).toMatchObject({ name: 'download', address: '/download?page=3' });
  });
});
