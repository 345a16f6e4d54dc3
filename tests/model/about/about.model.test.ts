import { describe, expect, it } from 'vitest';
import { spanText } from '../../../src/ui/about/spanText.ts';
import { modelTests } from '../kit/modelTests.ts';
import { aboutFlow, someClaims } from './about.spec.ts';

describe('the claims of the site', () => {
  it.each(
    modelTests(aboutFlow, [
      ['[PROD-10] [PROD-11] loading, done fetchClaims -> shown', { sets: { claims: someClaims } }],
      ['loading, error fetchClaims -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['failed, about.retry -> loading', { calls: { fetchClaims: { request: {} } } }],
    ]),
  )('%s', (_title, run) => run());

  it('[PROD-10] [PROD-11] writes spans to the second below an hour', () => {
    expect([580_000, 120_000, 4_000, 0, 3_780_000].map((ms) => spanText(ms, 'en'))).toEqual([
      ...['9 min 40 sec', '2 min 0 sec', '4 sec', '1 sec', '1 hr 3 min'],
    ]);
  });
});
