import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/board.css';
import '../style/table.css';
import type { CoupTableView } from '../../tables/coupTableView.ts';
import { howToSheet } from '../board/frame.ts';
import { loadBoard } from '../board/loadBoard.ts';
import { translateTo } from '../copy/text.ts';
import { followTable } from '../game/followTable.ts';
import { sayOfTable, type TableActions, type TableFrame } from './frameModel.ts';
import { openSharedPage, takeAddress } from './sharedPage.ts';
import { fairSheet } from './sheets.ts';
import { tableMachine } from './table.machine.ts';
import type { SlipAnswer, SlipInput, TableEvent } from './table.setup.ts';
import { tableFrame } from './tableFrame.ts';
import { momentOf, tableModelOf } from './tableModel.ts';

/** The countdown is drawn so often, ms. */
const DRAW_EVERY_MS = 250;

const query = takeAddress();
const board = await loadBoard(document.body.dataset.sheet ?? '');
const page = openSharedPage({ query, draw, hold: (held) => actor.send({ type: 'site.hold', held }) });
const { clock, bearer, post, token } = page;

const actor = createActor(
  tableMachine.provide({
    actors: {
      openGame: fromPromise(async () => {
        const table = await post<CoupTableView>('/open', { token, bearer });
        clock.told(table.now);
        return table;
      }),
      placeSlip: fromPromise(({ input }: { input: SlipInput }) => post<SlipAnswer>('/table/slips', input)),
      followTable: fromCallback<TableEvent>(({ sendBack }) =>
        followTable<CoupTableView>('/table/stream', bearer, {
          told: clock.told,
          pushed: (table) => sendBack({ type: 'table.pushed', table }),
          lost: () => sendBack({ type: 'table.lost' }),
        }),
      ),
    },
    actions: page.tell,
  }),
  {
    input: {
      isCalm: page.isCalm,
      revealMs: (view) => board.revealMs(view, null),
    },
  },
);

const actions: TableActions = {
  confirm: () => {
    const { stake } = frameOf().model;
    actor.send({ type: 'table.confirm', requestId: crypto.randomUUID(), stake });
  },
  setChip: (chip) => actor.send({ type: 'table.setChip', chip }),
  retry: () => actor.send({ type: 'table.retry' }),
  skip: () => actor.send({ type: 'table.skip' }),
  check: page.check,
  calm: () => actor.send({ type: 'table.setCalm', isCalm: !actor.getSnapshot().context.isCalm }),
  openSheet: page.openSheet,
};

function frameOf(): TableFrame {
  const snapshot = actor.getSnapshot();
  const now = clock.now();
  const model = tableModelOf(board, snapshot, page.language(), { now, send: actor.send });
  const texts = { t: translateTo(page.language()), say: sayOfTable(page.language()) };
  return { board, model, snapshot, now, moment: momentOf(snapshot, now), ...texts, actions };
}

function draw(): void {
  const of = frameOf();
  page.show({
    title: of.snapshot.context.table?.game.name ?? '',
    page: tableFrame(of),
    sheets: { howTo: () => howToSheet(of, of.say('rule_shared')), fair: () => fairSheet(of) },
  });
}

actor.subscribe((snapshot) => {
  const { table } = snapshot.context;
  if (table !== null) page.news(table, momentOf(snapshot, clock.now()));
  draw();
});
actor.start();
draw();
setInterval(draw, DRAW_EVERY_MS);
