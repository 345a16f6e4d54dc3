import { liveChannel } from '../api/contract/site/live.ts';
import type { JourneyFrom } from '../console/core/capsule/toJourney.ts';
import type { SiteInput } from '../machines/site/site/site.machine.ts';

/** Opens the push channel in place of the server, which does not know the session of a capsule. */
const QUIET_CHANNEL = `await page.addInitScript((path) => {
    const ask = globalThis.fetch.bind(globalThis);
    const hello = new TextEncoder().encode('data: {"type":"live.hello","at":0,"sumBalance":0}\\n\\n');
    const headers = { 'content-type': 'text/event-stream' };
    globalThis.fetch = async (asked, init) =>
      String(asked).endsWith(path)
        ? new Response(new ReadableStream({ start: (stream) => stream.enqueue(hello) }), { headers })
        : ask(asked, init);
  }, '${liveChannel.path}');`;

/** How a journey that is written of a capsule opens the site; it is meant to stand in `tests/browser`. */
export const journeyFrom: JourneyFrom = {
  site: './support/site.ts',
  path: (input) => given(input).path ?? '/',
  opening: (input) => {
    const { language, hasToken } = given(input);
    const lang = language === 'TH' ? 'TH' : 'EN';
    return [
      `const { page, allow } = await site.openPage({ path: null, viewport: 'desktop', lang: '${lang}' });`,
      QUIET_CHANNEL,
      ...(hasToken ? ["await page.addInitScript(() => sessionStorage.setItem('token', 'a-token'));"] : []),
    ];
  },
};

const given = (input: unknown): Partial<SiteInput> => input as Partial<SiteInput>;
