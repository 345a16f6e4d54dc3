import { useSelector } from '@xstate/react';
import dayjs from 'dayjs';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Route } from 'wouter';
import { type Actor, createActor, setup } from 'xstate';
import * as z from 'zod/mini';

/** The prescribed packages in one page that uses each of them once and nothing else. */
const machine = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
  initial: 'here',
  states: { here: { on: { go: 'there' } }, there: {} },
});
const texts = createInstance();
const answer = z.object({ at: z.number() });

function Page({ actor }: { readonly actor: Actor<typeof machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, ({ value }) => value);
  return <Route path="/">{t(state as never)}</Route>;
}

await texts.use(initReactI18next).init({ lng: 'en', resources: {} });
const { at } = answer.parse(await (await fetch('/now')).json());
const actor = createActor(machine).start();
document.title = dayjs(at).format();
createRoot(document.body).render(<Page actor={actor} />);
