import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { type ActorRefFrom, createActor } from 'xstate';
import type { RenderAnswer, RenderCall, RenderedPage, RenderRequest } from '../server/site/site/render/renderer.ts';
import { type Language, language } from '../src/machines/site/locale/language.ts';
import { isGamePath, pageOf, publicPageOf } from '../src/machines/site/pages/pages.rules.ts';
import type { siteMachine } from '../src/machines/site/site/site.machine.ts';
import { wireSite } from '../src/machines/site/site/site.wire.ts';
import { App } from '../src/routes/App.tsx';
import { loadCentre } from '../src/routes/centre.tsx';
import type { Page } from '../src/routes/definePage.ts';
import { openSite } from '../src/routes/openSite.ts';
import { wordsOf } from '../src/routes/pageLibrary.ts';
import type { WordBundle } from '../src/ui/copy/i18n.ts';
import { siteTexts as texts } from '../src/ui/copy/siteTexts.ts';
import { openBrowser } from './browser.ts';

/** Pages without a machine of their own. */
const PLAIN_PAGES = ['/', '/home', '/terms', '/privacy'];

/** The page of a member's address; its content is for members alone. */
const memberPageOf = (path: string): string | null => (isGamePath(path) ? null : pageOf(path));

/** Modules of the site that load after its entry, in their order: the frame, the page, their texts. */
function partsOf(path: string, page: Page | undefined, chosen: Language): readonly string[] {
  const isMembers = memberPageOf(path) !== null;
  const isLegal = path === '/terms' || path === '/privacy';
  const words = new Set<WordBundle>([
    'site',
    'page',
    ...(isMembers ? (['centre'] as const) : []),
    ...(page ? wordsOf(page.path) : []),
  ]);
  return [
    'src/ui/frame.ts',
    ...(isMembers ? ['src/ui/site/centre/Centre.tsx'] : []),
    ...(page ? ['src/routes/pages/registered.ts', `src/routes/pages/${page.file}.ts`] : []),
    ...(isLegal ? ['src/ui/public/legal/LegalPage.tsx'] : []),
    ...[...words].map((bundle) => `src/ui/copy/${bundle}.${chosen.toLowerCase()}.ts`),
  ];
}

/** Modules of the site that load for a member. */
const memberPartsOf = (path: string): readonly string[] => [
  'src/ui/site/shell/HeaderMember.tsx',
  ...(path === '/' || memberPageOf(path) !== null ? ['src/ui/public/home/MemberCard.tsx'] : []),
];

/** Longest wait for the calls of a page, ms. */
const PATIENCE = 3_000;

/**
 * Renders home, legal texts, the pages that are open to everybody, and the frame of members' pages; null for any other
 * address. Runs the site's own machines to where all calls are answered, and renders its own views: public pages as a visitor
 * without a session, members' pages as a member who is not known yet. Only reads are sent on, and none of a session.
 * @throws Error where a call is not answered in time
 */
export async function renderPage(request: RenderRequest, call: RenderCall): Promise<RenderedPage | null> {
  const url = new URL(request.address, request.origin);
  const { pages: registered } = await import('../src/routes/pages/registered.ts');
  const member = memberPageOf(url.pathname);
  const page = registered.get(publicPageOf(url.pathname) ?? member ?? '');
  if (page === undefined && !PLAIN_PAGES.includes(url.pathname)) return null;
  const answers: RenderAnswer[] = [];
  let pending = 0;
  const relay = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    const headers = Object.fromEntries(new Headers(init.headers));
    if (method !== 'GET' || 'authorization' in headers) return new Promise(() => {});
    pending += 1;
    try {
      const answer = await call(input, headers);
      answers.push({ ...answer, headers });
      return new Response(answer.text, { status: answer.status });
    } finally {
      pending -= 1;
    }
  };
  openBrowser(request, relay);
  // Stands for any session: no call with it is sent on.
  if (member !== null) sessionStorage.setItem('token', 'any');
  const chosen = language.parse(request.language);
  await texts.show(chosen);
  for (const bundle of ['page', 'games', 'centre'] as const) await texts.add(bundle);

  const { deps, flows, pages, attach } = openSite(texts);
  if (member !== null) await loadCentre();
  const site = createActor(wireSite(deps), {
    id: 'site',
    input: {
      host: url.hostname,
      origin: request.origin,
      brandName: request.brandName,
      path: url.pathname,
      language: chosen,
      theme: 'system',
      consent: 'unasked',
      noticesReadAt: Date.now(),
      hasToken: member !== null,
    },
  });
  attach(site);
  site.start();
  try {
    await settled(() => pending === 0 && !isOpening(site));
    const app = (
      <StrictMode>
        <I18nextProvider i18n={texts.i18n}>
          <App site={site} flows={flows} pages={pages} />
        </I18nextProvider>
      </StrictMode>
    );
    const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: digestOf });
    const html = await new Response(prelude).text();
    const { pathname } = url;
    return { html, answers, parts: partsOf(pathname, page, chosen), memberParts: memberPartsOf(pathname) };
  } finally {
    site.stop();
  }
}

/** Whether the code of the page is still loading. */
function isOpening(site: ActorRefFrom<typeof siteMachine>): boolean {
  const { games } = site.getSnapshot().children;
  return games?.getSnapshot().children.pages?.getSnapshot().matches('loading') ?? false;
}

/** Tells the browser what was left to it on purpose; anything else is a fault of ours. */
function digestOf(error: unknown): string | undefined {
  const { digest } = error as { readonly digest?: string };
  if (digest === undefined) console.error(error);
  return digest;
}

/** Waits until nothing has been under way for some turns: code loads and answers are worked through in between. */
async function settled(isQuiet: () => boolean): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (let quiet = 0; quiet < 20; quiet = isQuiet() ? quiet + 1 : 0) {
    if (performance.now() > until) throw new Error('a call of the page was not answered in time');
    await new Promise((go) => setTimeout(go, 2));
  }
}
