import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/game.css';
import '../style/board.css';
import '../boards/pokDeng/pokDeng.css';
import '../style/room.css';
import type { RoomBet, RoomView } from '../../rooms/roomView.ts';
import { sayIn } from '../board/board.ts';
import { en } from '../boards/pokDeng/copy.en.ts';
import { th } from '../boards/pokDeng/copy.th.ts';
import { translateTo } from '../copy/text.ts';
import { followTable } from '../game/followTable.ts';
import { openSharedPage, takeAddress } from '../table/sharedPage.ts';
import { roomMachine } from './room.machine.ts';
import type { BetInput, MoveInput, RoomEvent } from './room.setup.ts';
import { roomFrame, titleOf } from './roomFrame.ts';
import { momentOf, type RoomActions, type RoomFrame, sayOfRoom } from './roomModel.ts';
import { fairSheet, howToSheet } from './sheets.ts';

/** The countdown is drawn so often, ms. */
const DRAW_EVERY_MS = 250;

const query = takeAddress();
const asked = query.get('room');
const seed = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const page = openSharedPage({ query, draw, hold: (held) => actor.send({ type: 'site.hold', held }) });
const { clock, bearer, post, token } = page;

const actor = createActor(
  roomMachine.provide({
    actors: {
      openGame: fromPromise(async () => {
        const room = await post<RoomView>('/open', { token, bearer, ...(asked === null ? {} : { room: asked }) });
        clock.told(room.now);
        return room;
      }),
      placeBet: fromPromise(({ input }: { input: BetInput }) =>
        post<{ readonly bet: RoomBet; readonly room: RoomView }>('/rooms/bets', input),
      ),
      sayMove: fromPromise(({ input: { room, hand, move } }: { input: MoveInput }) =>
        post<{ readonly room: RoomView }>('/rooms/moves', { room, hand, move: { [move]: true } }),
      ),
      followRoom: fromCallback<RoomEvent, { readonly room: string }>(({ sendBack, input }) =>
        followTable<RoomView>(`/rooms/stream?room=${encodeURIComponent(input.room)}`, bearer, {
          told: clock.told,
          pushed: (room) => sendBack({ type: 'room.pushed', room }),
          lost: () => sendBack({ type: 'room.lost' }),
        }),
      ),
    },
    actions: page.tell,
  }),
  { input: { isCalm: page.isCalm, clientSeed: seed } },
);

const actions: RoomActions = {
  send: (event) => actor.send(event),
  bet: () => actor.send({ type: 'room.bet', requestId: crypto.randomUUID() }),
  check: page.check,
  openSheet: page.openSheet,
};

function frameOf(): RoomFrame {
  const snapshot = actor.getSnapshot();
  const now = clock.now();
  const cards = sayIn({ EN: en, TH: th }, page.language());
  const texts = { t: translateTo(page.language()), cards, say: sayOfRoom(page.language()) };
  return { snapshot, now, moment: momentOf(snapshot, now), ...texts, actions };
}

function draw(): void {
  const of = frameOf();
  page.show({
    title: titleOf(of),
    page: roomFrame(of),
    sheets: { howTo: () => howToSheet(of), fair: () => fairSheet(of) },
  });
}

actor.subscribe((snapshot) => {
  const { room } = snapshot.context;
  if (room !== null) page.news({ slips: room.bets, ended: room.ended }, momentOf(snapshot, clock.now()));
  draw();
});
actor.start();
draw();
setInterval(draw, DRAW_EVERY_MS);
