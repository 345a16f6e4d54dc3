// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type AnyActorRef, createActor, setup } from 'xstate';
import { createGate } from '../../src/console/core/gate.ts';
import { createRewind } from '../../src/console/core/rewind.ts';
import { createVirtualClock } from '../../src/inspection/virtualClock.ts';
import type { Language } from '../../src/machines/site/locale/language.ts';
import { wireLocale } from '../../src/machines/site/locale/locale.wire.ts';
import { wireTheme } from '../../src/machines/site/theme/theme.wire.ts';
import { pageAsShown } from '../../src/qa/pageAsShown.ts';

it('puts the page into the language and theme of the past and back, and stores neither', async () => {
  const page = document.createElement('html');
  const storage = localStorage;
  const onError = (error: unknown) => expect.unreachable(String(error));
  storage.clear();
  page.lang = 'en';
  const showTexts = async (language: Language) => {
    await null;
    page.lang = language === 'TH' ? 'th' : 'en';
  };
  const locale = wireLocale({ storage, showTexts });
  const theme = wireTheme({ storage, page });
  const root = setup({ actors: { locale, theme } }).createMachine({
    invoke: [
      { src: 'locale', id: 'locale', input: { language: 'EN' } },
      { src: 'theme', id: 'theme', input: { stored: 'light' } },
    ],
  });
  const actor = createActor(root).start();
  const { children } = actor.getSnapshot();
  const actors = [children.locale, children.theme] as [AnyActorRef, AnyActorRef];
  const [localeActor, themeActor] = actors;
  const gate = createGate(actor.system, { clock: createVirtualClock(), onError });
  const put = pageAsShown({ page, showTexts, onError });
  const rewind = createRewind(actor.system, gate, (isPast) => put(actor, isPast));
  const look = () => [page.lang, page.dataset.theme, storage.getItem('lang'), storage.getItem('theme')];
  const past = new Map(actors.map((one) => [one, one.getSnapshot()]));

  localeActor.send({ type: 'locale.choose', language: 'TH' });
  themeActor.send({ type: 'theme.choose', theme: 'dark' });
  await expect.poll(look).toEqual(['th', 'dark', 'TH', 'dark']);

  gate.close();
  rewind.show(past);
  await expect.poll(look).toEqual(['en', 'light', 'TH', 'dark']);
  rewind.live();
  await expect.poll(look).toEqual(['th', 'dark', 'TH', 'dark']);
  rewind.show(past);
  await expect.poll(look).toEqual(['en', 'light', 'TH', 'dark']);
});
