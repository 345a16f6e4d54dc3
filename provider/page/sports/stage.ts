import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/board.css';
import './sports.css';
import './slip.css';
import './match.css';
import type { SlipRequest } from '../../sports/views.ts';
import { sayIn } from '../board/board.ts';
import { money } from '../copy/text.ts';
import type { Shell } from '../shell/openShell.ts';
import { callSports } from './callSports.ts';
import { en } from './copy.en.ts';
import { th } from './copy.th.ts';
import { createNews } from './news.ts';
import type { SportsPage } from './page.ts';
import { sportsMachine } from './sports.machine.ts';
import type { CashOutInput, SportsEvent } from './sportsContext.ts';
import { keepSlip } from './storedSlip.ts';
import { sportsFrame } from './view.ts';

export function openStage(shell: Shell): void {
  const provider = callSports(shell);
  const stored = keepSlip(() => sessionStorage, shell.gameId);
  const actor = createActor(
    sportsMachine.provide({
      actors: {
        openGame: fromPromise(provider.openGame),
        readBook: fromPromise(provider.readBook),
        followBook: fromCallback<SportsEvent>(({ sendBack }) =>
          provider.follow({
            pushed: (state) => sendBack({ type: 'book.pushed', state }),
            lost: () => sendBack({ type: 'book.lost' }),
          }),
        ),
        readMatches: fromPromise(({ input }: { input: readonly string[] }) => provider.readMatches(input)),
        placeSlip: fromPromise(({ input }: { input: SlipRequest }) => provider.placeSlip(input)),
        cashOut: fromPromise(({ input }: { input: CashOutInput }) => provider.cashOut(input)),
        readOlder: fromPromise(({ input }: { input: number }) => provider.readOlder(input)),
      },
      actions: shell.tell,
    }),
    { input: { stored: stored.read(), deviceNow: () => Date.now() } },
  );

  const page = (): SportsPage => ({
    snapshot: actor.getSnapshot(),
    language: shell.language(),
    t: sayIn({ EN: en, TH: th }, shell.language()),
    shared: shell.t(),
    send: actor.send,
    openRules: () => shell.openSheet('rules'),
    leave: shell.leave,
  });
  const news = createNews({
    placed: ({ id, stake }) => shell.moneyMoved({ id, stake, payout: 0 }),
    // The stake is told already; the site reads its balance again.
    taken: ({ id }) => shell.moneyMoved({ id, stake: 0, payout: 0 }),
    paid: ({ id }, back) => shell.moneyMoved({ id, stake: 0, payout: back }),
    over: ({ number, state }, back) => {
      shell.say(`${number}: ${page().t(`bet_${state}`)}${back > 0 ? ` ${money(back)}` : ''}`);
    },
    ended: shell.sessionEnded,
  });

  let opened: string | null = null;
  let scrolledTo = 0;
  /** Into a match and out again: focus goes along, and the list is where it was. */
  const follow = (open: string | null) => {
    if (open === opened) return;
    const left = opened;
    opened = open;
    if (open !== null) {
      scrolledTo = left === null ? scrolledTo : 0;
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('[data-back]')?.focus({ preventScroll: true });
    } else {
      window.scrollTo(0, scrolledTo);
      document.querySelector<HTMLElement>(`[data-match="${left}"]`)?.focus({ preventScroll: true });
    }
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !shell.hasSheet()) actor.send({ type: 'panel.show', panel: 'none' });
  });

  shell.show({
    frame: () => {
      if (opened === null) scrolledTo = window.scrollY;
      return sportsFrame(page());
    },
    drawn: () => follow(actor.getSnapshot().context.open),
  });
  shell.start(actor, ({ context }) => {
    if (context.state === null) return;
    stored.write(context);
    news(context.state);
  });
}
