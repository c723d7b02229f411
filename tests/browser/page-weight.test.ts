import { expect, inject, test } from 'vitest';
import { publicPages } from '../support/browsers/public-pages.ts';
import { sharedBrowser } from './a-visitor.ts';
import { mostBytesBeforeScroll, weighPage } from './page-weight.ts';

test.each(publicPages().map(({ address }) => address))(
  'a phone asks for little until %s is live, and for few pictures',
  async (address) => {
    const weight = await weighPage(await sharedBrowser(true), inject('siteUrl'), address);
    expect(weight.bytesBeforeScroll).toBeGreaterThan(80_000); // the shell is among them
    expect(weight.bytesBeforeScroll).toBeLessThanOrEqual(mostBytesBeforeScroll);
    expect(weight.picturesBeforeScroll).toBeLessThanOrEqual(3);
  },
);
