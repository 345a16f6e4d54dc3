import type { JourneyFrom } from '../console/core/capsule/toJourney.ts';
import type { SiteInput } from '../machines/site/site.setup.ts';

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
