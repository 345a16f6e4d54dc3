import type { JourneyFrom } from '../console/core/capsule/toJourney.ts';
import type { DeskInput } from '../machines/desk/desk/desk.machine.ts';
import type { WatchedRoot } from './watchedRoot.ts';

const given = (input: unknown): Partial<DeskInput> => input as Partial<DeskInput>;

const journey: JourneyFrom = {
  site: './support/site.ts',
  path: () => '/desk',
  opening: (input) => {
    const { language, hasToken } = given(input);
    const lang = language === 'TH' ? 'TH' : 'EN';
    return [
      `const { page, allow } = await site.openPage({ path: null, viewport: 'desktop', lang: '${lang}' });`,
      ...(hasToken ? ["await page.addInitScript(() => sessionStorage.setItem('deskToken', 'a-token'));"] : []),
    ];
  },
};

/** The operator's desk. */
export const deskRoot: WatchedRoot = {
  /** What its client has learned of a refusal. */
  ownEvents: new Set(['desk.gone']),
  inView: [/\/member$/, /\/page$/],
  token: 'deskToken',
  journey,
  options: '../../src/qa/replayDesk.ts',
  replay: async () => {
    const { deskMachines, replayOptions } = await import('./replayDesk.ts');
    return { machines: deskMachines(), options: replayOptions };
  },
};
