// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { claimsContract } from '../../../../src/api/contract/public/claims.ts';
import { aboutPage } from '../../../../src/machines/public/about/about.machine.ts';
import { AboutPage } from '../../../../src/ui/public/about/AboutPage.tsx';
import { spanText } from '../../../../src/ui/public/about/spanText.ts';
import { pageContract } from '../../page/pageContract.tsx';

describe('[PROD-10] [PROD-11] [PROD-13] [PROD-15] the claims of the site', () => {
  it.each(
    pageContract({
      page: aboutPage,
      view: (actor) => <AboutPage actor={actor} />,
      reads: {
        claims: {
          endpoint: claimsContract.measured,
          request: {},
          values: [
            {
              withdrawal: { count: 12, medianMs: 580_000 },
              deposit: { count: 2, medianMs: null },
              serverTime: 1_750_000_000_000,
            },
          ],
          failed: 'The figures could not be loaded',
        },
      },
    }),
  )('%s', (_title, run) => run());

  it('[PROD-10] [PROD-11] writes spans to the second below an hour', () => {
    expect([580_000, 120_000, 4_000, 0, 3_780_000].map((ms) => spanText(ms, 'en'))).toEqual([
      ...['9 min 40 sec', '2 min 0 sec', '4 sec', '1 sec', '1 hr 3 min'],
    ]);
  });
});
