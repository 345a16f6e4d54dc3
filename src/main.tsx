// Must come first: declares the order of the CSS layers.
import './ui/style/base.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createActor } from 'xstate';
import { storedConsent } from './machines/site/analytics/analytics.wire.ts';
import { DEFAULT_LANGUAGE } from './machines/site/locale/language.ts';
import { storedLanguage } from './machines/site/locale/locale.wire.ts';
import { isCentrePath, isMemberPath } from './machines/site/site/site.rules.ts';
import { storedNoticesRead, wireSite } from './machines/site/site/site.wire.ts';
import { storedTheme } from './machines/site/theme/theme.wire.ts';
import { App } from './routes/App.tsx';
import { nextTurn, pressAgain, readArrived } from './routes/arrived.ts';
import { storageOf } from './routes/browserStorage.ts';
import { loadCentre } from './routes/centre.tsx';
import { keepInstallOffer } from './routes/installOffer.ts';
import { loadOnIntent } from './routes/intent.ts';
import { followLinks, watchLocation } from './routes/location.ts';
import { openSite } from './routes/openSite.ts';
import { keepScroll } from './routes/scroll.ts';
import { siteTexts as texts } from './ui/copy/siteTexts.ts';
import { loadFrame } from './ui/lazyView.ts';

const arrived = readArrived(document);
const stored = storedLanguage(storageOf(() => localStorage));
const language = stored ?? arrived?.language ?? DEFAULT_LANGUAGE;
// In another language, or for another address, everything is asked for and drawn anew.
const page = arrived?.language === language && arrived.path === location.pathname ? arrived : null;
page?.answerCalls();
const watch =
  import.meta.env.MODE === 'production' ? null : (await import('./qa/siteConsole.ts')).openSiteConsole(texts.show);
const { deps, flows, pages, attach, isQuiet } = openSite(texts, watch?.clock.now);
// What arrived is a visitor's: a member's page is drawn anew, from the same answers.
const hasToken = deps.session.readToken() !== null;

// A page that arrives has a title of its own.
const brandName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? document.title;

await nextTurn();
const site = createActor(wireSite(deps), {
  id: 'site',
  input: {
    host: location.hostname,
    origin: location.origin,
    brandName,
    path: location.pathname,
    language,
    theme: storedTheme(deps.storage),
    consent: storedConsent(deps.storage),
    noticesReadAt: storedNoticesRead(deps.storage, deps.now()),
    hasToken,
  },
  ...(watch ? { inspect: watch.inspect, clock: watch.clock } : {}),
});
attach(site);
watch?.show(site);

const wordsShown = texts.show(language);
await nextTurn();
site.start();
followLinks();
loadOnIntent(pages);
keepScroll();
keepInstallOffer();
watchLocation((path) => {
  if (path !== arrived?.path) document.title = brandName;
  site.send({ type: 'site.navigated', path });
});
addEventListener('keydown', () => void import('./routes/keys/serveKeys.ts').catch(() => {}));

await wordsShown.catch(sayThatNothingCame);
const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <I18nextProvider i18n={texts.i18n}>
      <App site={site} flows={flows} pages={pages} />
    </I18nextProvider>
  </StrictMode>
);
const alive = pressAgain(root);
// Nor is a page whose answers a tester makes.
if (page !== null && !hasToken && !isMemberPath(page.path) && watch?.isSteered() !== true) {
  // Parts that only the browser shows would hold the rest up: React commits them 300 ms apart.
  globalThis.styled = Promise.all([globalThis.styled, alive]);
  // Not awaited here: the page's own code waits for this module.
  void Promise.all([page.taken(isQuiet), loadFrame().catch(() => undefined)]).then(() => {
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportDifference }));
  });
} else {
  // What arrived stays until the same can be drawn. Not awaited, as above.
  const ready = hasToken && isCentrePath(location.pathname) ? loadCentre().catch(() => undefined) : Promise.resolve();
  void ready.then(() => startTransition(() => createRoot(root).render(app)));
}

/**
 * What the server leaves to the browser on purpose (`lazyView`) is no difference; nor what a person has changed before
 * the last parts were taken over. React draws these parts anew.
 */
function reportDifference(error: unknown): void {
  const isOnPurpose = (error as { readonly digest?: string }).digest === 'later';
  if (!isOnPurpose && !navigator.userActivation?.hasBeenActive) reportError(error);
}

/** Shown when the texts cannot be loaded, hence hard-coded in both languages. */
function sayThatNothingCame(cause: unknown): never {
  const words =
    'หน้าเว็บโหลดช้า ตรวจสอบเครือข่ายแล้วโหลดหน้าใหม่ · The page is slow to load. Check the network and load it again.';
  document.getElementById('root')?.replaceChildren(words);
  throw cause;
}
