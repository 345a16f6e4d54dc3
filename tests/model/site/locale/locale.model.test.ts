import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { done } from '../../kit/outcome.ts';
import { localeFlow } from './locale.spec.ts';

describe('the language picker', () => {
  it.each(
    modelTests(localeFlow, [
      'any, locale.choose -> loading',
      '[LANG-05] [LANG-06] loading, done loadTexts -> shown',
      'loading, error loadTexts -> shown',
    ]),
  )('%s', (_title, run) => run());

  it('[LANG-08] stores the chosen and the previous language, and tells the site what the server is asked in', () => {
    const { actor, children, settle, seen } = createHarness(localeFlow, { language: 'TH' });
    for (const language of ['EN', 'JA'] as const) {
      actor.send({ type: 'locale.choose', language });
      settle(children().loadTexts, done(undefined));
    }
    expect(seen(0).effects).toEqual([
      { did: 'storeLanguage', params: { language: 'EN', previous: 'TH' } },
      { told: { type: 'locale.changed', texts: 'EN' } },
      { did: 'storeLanguage', params: { language: 'JA', previous: 'EN' } },
      { told: { type: 'locale.changed', texts: 'EN' } },
    ]);
  });

  it('keeps the current texts when another language is chosen before the texts of the first load', () => {
    const { actor, children, settle } = createHarness(localeFlow, { language: 'TH' });
    actor.send({ type: 'locale.choose', language: 'EN' });
    actor.send({ type: 'locale.choose', language: 'TH' });
    expect(actor.getSnapshot().context).toEqual({ language: 'TH', wanted: 'TH' });
    settle(children().loadTexts, done(undefined));
    expect(actor.getSnapshot().context).toEqual({ language: 'TH', wanted: 'TH' });
  });
});
