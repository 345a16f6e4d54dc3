// Must come first: declares the order of the CSS layers.
import './ui/style/base.css';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createActor } from 'xstate';
import { storedConsent } from './machines/analytics/analytics.wire.ts';
import { storedLanguage } from './machines/locale/locale.wire.ts';
import { storedNoticesRead, wireSite } from './machines/site/site.wire.ts';
import { storedTheme } from './machines/theme/theme.wire.ts';
import { App } from './routes/App.tsx';
import { keepInstallOffer } from './routes/installOffer.ts';
import { followLinks, watchLocation } from './routes/location.ts';
import { openSite } from './routes/openSite.ts';
import { siteTexts as texts } from './ui/copy/siteTexts.ts';

const watch = import.meta.env.MODE === 'production' ? null : (await import('./qa/siteConsole.ts')).openSiteConsole();

const { deps, flows, pages, attach } = openSite(texts, watch?.clock.now);
const language = storedLanguage(deps.storage);

await nextTurn();
const site = createActor(wireSite(deps), {
  id: 'site',
  input: {
    host: location.hostname,
    origin: location.origin,
    brandName: document.title,
    path: location.pathname,
    language,
    theme: storedTheme(deps.storage),
    consent: storedConsent(deps.storage),
    noticesReadAt: storedNoticesRead(deps.storage, deps.now()),
    hasToken: deps.session.readToken() !== null,
  },
  ...(watch ? { inspect: watch.inspect, clock: watch.clock } : {}),
});
attach(site);
watch?.show(site);

const wordsShown = texts.show(language);
await nextTurn();
site.start();
followLinks();
keepInstallOffer();
watchLocation((path) => site.send({ type: 'site.navigated', path }));
addEventListener('keydown', () => void import('./routes/keys/serveKeys.ts').catch(() => {}));

await wordsShown.catch(sayThatNothingCame);
const root = createRoot(document.getElementById('root') as HTMLElement);
startTransition(() =>
  root.render(
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <App site={site} flows={flows} pages={pages} />
      </I18nextProvider>
    </StrictMode>,
  ),
);

/** Yields to input and paint between two start steps: each takes a while on a slow phone. */
function nextTurn(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

/** Shown when the texts cannot be loaded, hence hard-coded in both languages. */
function sayThatNothingCame(cause: unknown): never {
  const words =
    'หน้าเว็บโหลดช้า ตรวจสอบเครือข่ายแล้วโหลดหน้าใหม่ · The page is slow to load. Check the network and load it again.';
  document.getElementById('root')?.replaceChildren(words);
  throw cause;
}
