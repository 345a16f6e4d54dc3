// Must come first: declares the order of the CSS layers.
import './ui/style/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createActor } from 'xstate';
import { wireDesk } from './machines/desk/desk/desk.wire.ts';
import { DEFAULT_LANGUAGE, textsOf } from './machines/site/locale/language.ts';
import { storedLanguage } from './machines/site/locale/locale.wire.ts';
import { storedTheme } from './machines/site/theme/theme.wire.ts';
import { openDesk } from './routes/openDesk.ts';
import { deskTexts } from './ui/copy/deskTexts.ts';
import { DeskApp } from './ui/desk/desk/DeskApp.tsx';

const watch =
  import.meta.env.MODE === 'desk' ? null : (await import('./qa/deskConsole.ts')).openDeskConsole(deskTexts.show);

const { deps, attach } = openDesk(deskTexts.show, watch?.clock.now);
const language = storedLanguage(deps.storage) ?? DEFAULT_LANGUAGE;
await deskTexts.show(textsOf(language));

const desk = createActor(wireDesk(deps), {
  id: 'desk',
  input: {
    language,
    theme: storedTheme(deps.storage),
    hasToken: deps.tokens.read() !== null,
    keySeed: crypto.randomUUID(),
  },
  ...(watch ? { inspect: watch.inspect, clock: watch.clock } : {}),
});
attach(desk);
watch?.show(desk);
desk.start();
addEventListener('keydown', () => void import('./routes/keys/serveKeys.ts').catch(() => {}));

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={deskTexts.i18n}>
      <DeskApp actor={desk} onReload={() => location.reload()} />
    </I18nextProvider>
  </StrictMode>,
);
