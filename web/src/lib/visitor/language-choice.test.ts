import { describe, expect, it } from 'vitest';
import { belongsOnMainSite } from './language-choice.ts';

describe('a visitor of home', () => {
  it.each(['zh', 'zh-CN', 'zh-Hant-TW', 'ZH-hk'])(
    'a visitor goes to the main site when the browser speaks %s',
    (language) => {
      expect(belongsOnMainSite(language, null, false)).toBe(true);
    },
  );

  it.each(['en-GB', 'de', 'zha'])('a visitor stays when the browser speaks %s', (language) => {
    expect(belongsOnMainSite(language, null, false)).toBe(false);
  });

  it('a visitor stays after a choice of language, whichever it was', () => {
    expect(belongsOnMainSite('zh-CN', 'en', false)).toBe(false);
  });

  it('a visitor stays when the main site sent them here', () => {
    expect(belongsOnMainSite('zh-CN', null, true)).toBe(false);
  });
});
