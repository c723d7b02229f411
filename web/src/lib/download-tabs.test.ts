import { describe, expect, it } from 'vitest';
import { downloadTabs } from '../../../shared/routes.ts';
import { downloadPages, downloadTabOf, downloadTabOrder } from './download-tabs.ts';

describe('tabs of the download centre', () => {
  it('take each value of the route once', () => {
    expect(Object.values(downloadPages).toSorted()).toEqual([...downloadTabs]);
    expect(new Set(downloadTabOrder).size).toBe(downloadTabs.length);
  });

  it('show all products for a value that selects none', () => {
    expect([downloadTabOf(null), downloadTabOf('7'), downloadTabOf('')]).toEqual(['all', 'all', 'all']);
  });
});
