import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/board.css';
import '../style/table.css';
import type { CoupTableView } from '../../tables/coupTableView.ts';
import { loadBoard } from '../board/loadBoard.ts';
import type { Shell } from '../shell/openShell.ts';
import { sayOfTable, type TableActions, type TableFrame } from './frameModel.ts';
import { createNews } from './news.ts';
import { tableMachine } from './table.machine.ts';
import type { SlipAnswer, SlipInput, TableEvent } from './table.setup.ts';
import { tableFrame } from './tableFrame.ts';
import { momentOf, tableModelOf } from './tableModel.ts';

/** The countdown is drawn so often, ms. */
const DRAW_EVERY_MS = 250;

export async function openStage(shell: Shell): Promise<void> {
  const board = await loadBoard(shell.sheet);
  const { clock, post } = shell;
  const actor = createActor(
    tableMachine.provide({
      actors: {
        openGame: fromPromise(async () => clock.heard(await shell.openGame<CoupTableView>())),
        placeSlip: fromPromise(({ input }: { input: SlipInput }) => post<SlipAnswer>('/table/slips', input)),
        followTable: fromCallback<TableEvent>(({ sendBack }) =>
          shell.followTable<CoupTableView>('/table/stream', {
            pushed: (table) => sendBack({ type: 'table.pushed', table }),
            lost: () => sendBack({ type: 'table.lost' }),
          }),
        ),
      },
      actions: shell.tell,
    }),
    { input: { isCalm: shell.calm.matches, revealMs: (view) => board.revealMs(view, null) } },
  );

  const actions: TableActions = {
    confirm: () => {
      const { stake } = frameOf().model;
      actor.send({ type: 'table.confirm', requestId: crypto.randomUUID(), stake });
    },
    setChip: (chip) => actor.send({ type: 'table.setChip', chip }),
    retry: () => actor.send({ type: 'table.retry' }),
    skip: () => actor.send({ type: 'table.skip' }),
    calm: () => actor.send({ type: 'table.setCalm', isCalm: !actor.getSnapshot().context.isCalm }),
  };
  function frameOf(): TableFrame {
    const snapshot = actor.getSnapshot();
    const now = clock.now();
    const model = tableModelOf(board, snapshot, shell.language(), { now, send: actor.send });
    const texts = { t: shell.t(), say: sayOfTable(shell.language()) };
    return { board, model, snapshot, now, moment: momentOf(snapshot, now), ...texts, actions };
  }
  const news = createNews({ started: shell.roundStarted, ended: shell.betEnded, closed: shell.sessionEnded });

  shell.show({ frame: () => tableFrame(frameOf()) });
  shell.start(actor, (snapshot) => {
    const { table } = snapshot.context;
    if (table !== null) news(table, momentOf(snapshot, clock.now()));
  });
  setInterval(shell.draw, DRAW_EVERY_MS);
}
