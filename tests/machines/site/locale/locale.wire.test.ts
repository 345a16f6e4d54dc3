// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { languages, textsOf } from '../../../../src/machines/site/locale/language.ts';
import { storedLanguage, wireLocale } from '../../../../src/machines/site/locale/locale.wire.ts';
import { listening } from '../../listening.ts';

describe('the stored language', () => {
  beforeEach(() => localStorage.clear());

  it('[LANG-02] [CONST-36] is nobody’s choice if nothing valid is stored', () => {
    expect(storedLanguage(localStorage)).toBeNull();
    localStorage.setItem('lang', 'klingon');
    expect(storedLanguage(localStorage)).toBeNull();
  });

  it('[STORE-07] is read from storage', () => {
    localStorage.setItem('lang', 'EN');
    expect(storedLanguage(localStorage)).toBe('EN');
  });

  it('[LANG-05] [LANG-08] [STORE-06] [STORE-07] is stored with the previous one, once its texts are on screen', async () => {
    const texts = Promise.withResolvers<void>();
    const showTexts = vi.fn(() => texts.promise);
    const keepCookie = vi.fn();
    const locale = wireLocale({ storage: localStorage, showTexts, keepCookie });
    const actor = createActor(locale, { input: { language: 'TH' }, parent: listening() }).start();
    actor.send({ type: 'locale.choose', language: 'JA' });
    expect([showTexts.mock.calls, { ...localStorage }]).toEqual([[['JA']], {}]);
    texts.resolve();
    await expect.poll(() => actor.getSnapshot().value).toBe('shown');
    expect({ ...localStorage }).toEqual({ lang: 'JA', hisLang: 'TH' });
    expect(keepCookie.mock.calls).toEqual([['lang=JA; path=/; max-age=31536000; samesite=lax']]);
  });

  it('[LANG-03] lists six languages, in this order', () => {
    expect(languages).toEqual(['CN', 'EN', 'JA', 'TH', 'VI', 'PT']);
  });

  it('[LANG-01] asks the server for Thai or English', () => {
    expect(languages.map(textsOf)).toEqual(['EN', 'EN', 'EN', 'TH', 'EN', 'EN']);
  });
});
