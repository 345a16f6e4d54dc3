import { createActor, fromPromise } from 'xstate';
import '../style/board.css';
import './lottery.css';
import { lotteries } from '../../engines/lottery/lotteries.ts';
import type { LotteryState, TicketState } from '../../lottery/lotteryView.ts';
import { sayIn } from '../board/board.ts';
import type { Shell } from '../shell/openShell.ts';
import { en } from './copy.en.ts';
import { th } from './copy.th.ts';
import { drawnText } from './drawn.ts';
import { ownDraw, ownDrawText } from './lists.ts';
import { lotteryMachine } from './lottery.machine.ts';
import type { BoughtAnswer, SlipInput } from './lottery.setup.ts';
import type { LotteryPage } from './lotteryPage.ts';
import { lotteryFrame } from './view.ts';

const OVER = ['settled', 'cancelled'];
const isOpen = ({ state }: TicketState): boolean => !OVER.includes(state) && state !== 'refused';

export function openStage(shell: Shell): void {
  const game = lotteries.get(shell.sheet);
  if (game === undefined) throw new Error('there is no such lottery');
  const [first] = game.bets;
  /** Open tickets whose stake the site knows of. */
  const running = new Set<string>();
  let hasEnded = false;
  const tellStakes = (tickets: readonly TicketState[]) => {
    for (const { id, stake } of tickets.filter(isOpen)) {
      if (running.has(id)) continue;
      running.add(id);
      shell.moneyMoved({ id, stake, payout: 0 });
    }
  };

  const actor = createActor(
    lotteryMachine.provide({
      actors: {
        openGame: fromPromise(() => shell.openGame<LotteryState>()),
        readNews: fromPromise(() => shell.read<LotteryState>('/lottery')),
        sendSlip: fromPromise(({ input }: { input: SlipInput }) => shell.post<BoughtAnswer>('/lottery/tickets', input)),
      },
      actions: {
        ...shell.tell,
        tellReady: ({ context }) => {
          // Their stakes are in the balance that the site begins with.
          for (const { id } of context.state?.tickets.filter(isOpen) ?? []) running.add(id);
          shell.tell.tellReady();
        },
        tellBought: (_, { tickets }) => tellStakes(tickets),
        tellNews: (_, { state }) => {
          if (state.ended !== null && !hasEnded) shell.sessionEnded(state.ended);
          hasEnded = state.ended !== null;
          // Bought in another window.
          tellStakes(state.tickets);
          for (const { id, stake, payout, state: of } of state.tickets) {
            if (!OVER.includes(of) || !running.delete(id)) continue;
            const back = of === 'cancelled' ? stake : payout;
            if (back > 0) shell.moneyMoved({ id, stake: 0, payout: back });
          }
        },
      },
    }),
    {
      input: {
        bet: first?.id ?? '',
        rows: first?.picker.type === 'rows' ? first.picker.rows.length : 1,
        deviceNow: () => Date.now(),
      },
    },
  );

  const page = (): LotteryPage => ({
    game,
    snapshot: actor.getSnapshot(),
    t: sayIn({ EN: en, TH: th }, shell.language()),
    shared: shell.t(),
    send: actor.send,
    check: shell.openCheck,
    beginsWithResults: shell.query.get('view') === 'lobby',
  });
  let said = '';
  let saidOwn: string | null = null;
  /** What was there at first is old news; each later result, and what it brought, is read out once. */
  const sayResult = () => {
    const { state } = actor.getSnapshot().context;
    if (state === null) return;
    const { t, shared } = page();
    const [last] = state.results;
    const own = ownDraw(state.tickets);
    const texts: string[] = [];
    if (last?.drawn && said !== last.number) {
      if (said !== '') texts.push(t('said', { issue: last.number, numbers: drawnText(last.lottery, last.drawn) }));
      said = last.number;
    }
    if (own !== null && saidOwn !== null && saidOwn !== own.issue) texts.push(ownDrawText(t, shared, own));
    saidOwn = own?.issue ?? '';
    if (texts.length > 0) shell.say(texts.join('. '));
  };
  shell.show({ frame: () => lotteryFrame(page()) });
  shell.start(actor, sayResult);
}
