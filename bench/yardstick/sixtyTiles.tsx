import { useSelector } from '@xstate/react';
import dayjs from 'dayjs';
import { createInstance } from 'i18next';
import { ofetch } from 'ofetch';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Route } from 'wouter';
import { type Actor, assign, createActor, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';

/** The prescribed packages alone: a page that loads sixty games and shows them, each with a button. */
const answer = z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), art: z.string() })) });
type Games = z.infer<typeof answer>['list'];

const machine = setup({
  types: {
    context: {} as { readonly games: Games; readonly pressed: string },
    events: {} as { type: 'press'; id: string },
  },
  actors: { load: fromPromise(async () => answer.parse(await ofetch('/tiles.json'))) },
}).createMachine({
  context: { games: [], pressed: '' },
  initial: 'loading',
  on: { press: { actions: assign({ pressed: ({ event }) => event.id }) } },
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: assign({ games: ({ event }) => event.output.list }) },
        onError: 'shown',
      },
    },
    shown: {},
  },
});

function Page({ actor }: { readonly actor: Actor<typeof machine> }) {
  const { t } = useTranslation();
  const { games, pressed } = useSelector(actor, ({ context }) => context);
  return (
    <Route path="/">
      <h1>{t('games' as never)}</h1>
      {games.map(({ id, name, art }) => (
        <article key={id}>
          <img src={art} width={160} height={200} alt="" />
          <button type="button" aria-pressed={pressed === id} onClick={() => actor.send({ type: 'press', id })}>
            {name}
          </button>
        </article>
      ))}
    </Route>
  );
}

await createInstance().use(initReactI18next).init({ lng: 'en', resources: {} });
const actor = createActor(machine).start();
document.title = dayjs().format();
createRoot(document.body).render(<Page actor={actor} />);
