import type { JourneyFrom } from '../console/core/capsule/toJourney.ts';
import type { SiteInput } from '../machines/site/site.setup.ts';

/** What the page sends to its actors by itself: where it stands, and what its client has learned of a refusal. */
export const ownEvents: ReadonlySet<string> = new Set(['site.moved', 'session.gone', 'status.refresh']);

/** How a journey that is written of a capsule opens the site; it is meant to stand in `tests/browser`. */
export const journeyFrom: JourneyFrom = {
  site: './support/site.ts',
  path: (input) => given(input).path ?? '/',
  opening: (input) => {
    const { language, hasToken } = given(input);
    const lang = language === 'TH' ? 'TH' : 'EN';
    return [
      `const { page, allow } = await site.openPage({ path: null, viewport: 'desktop', lang: '${lang}' });`,
      ...(hasToken ? ["await page.addInitScript(() => sessionStorage.setItem('token', 'a-token'));"] : []),
    ];
  },
};

const given = (input: unknown): Partial<SiteInput> => input as Partial<SiteInput>;
