import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/board.css';
import '../boards/pokDeng/pokDeng.css';
import '../style/room.css';
import type { RoomBet, RoomView } from '../../rooms/roomView.ts';
import { sayIn } from '../board/board.ts';
import { en } from '../boards/pokDeng/copy.en.ts';
import { th } from '../boards/pokDeng/copy.th.ts';
import type { Shell } from '../shell/openShell.ts';
import { createNews } from '../table/news.ts';
import { roomMachine } from './room.machine.ts';
import type { BetInput, MoveInput, RoomEvent } from './room.setup.ts';
import { roomFrame } from './roomFrame.ts';
import { momentOf, type RoomActions, type RoomFrame, sayOfRoom } from './roomModel.ts';

/** The countdown is drawn so often, ms. */
const DRAW_EVERY_MS = 250;

export function openStage(shell: Shell): void {
  const { clock, post } = shell;
  const asked = shell.query.get('room');
  const seed = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const actor = createActor(
    roomMachine.provide({
      actors: {
        openGame: fromPromise(async () =>
          clock.heard(await shell.openGame<RoomView>(asked === null ? {} : { room: asked })),
        ),
        placeBet: fromPromise(({ input }: { input: BetInput }) =>
          post<{ readonly bet: RoomBet; readonly room: RoomView }>('/rooms/bets', input),
        ),
        sayMove: fromPromise(({ input: { room, hand, move } }: { input: MoveInput }) =>
          post<{ readonly room: RoomView }>('/rooms/moves', { room, hand, move: { [move]: true } }),
        ),
        followRoom: fromCallback<RoomEvent, { readonly room: string }>(({ sendBack, input }) =>
          shell.followTable<RoomView>(`/rooms/stream?room=${encodeURIComponent(input.room)}`, {
            pushed: (room) => sendBack({ type: 'room.pushed', room }),
            lost: () => sendBack({ type: 'room.lost' }),
          }),
        ),
      },
      actions: shell.tell,
    }),
    { input: { isCalm: shell.calm.matches, clientSeed: seed } },
  );

  const actions: RoomActions = {
    send: (event) => actor.send(event),
    bet: () => actor.send({ type: 'room.bet', requestId: crypto.randomUUID() }),
  };
  function frameOf(): RoomFrame {
    const snapshot = actor.getSnapshot();
    const now = clock.now();
    const cards = sayIn({ EN: en, TH: th }, shell.language());
    const texts = { t: shell.t(), cards, say: sayOfRoom(shell.language()) };
    return { snapshot, now, moment: momentOf(snapshot, now), ...texts, actions };
  }
  const news = createNews({ started: shell.roundStarted, ended: shell.betEnded, closed: shell.sessionEnded });

  shell.show({ frame: () => roomFrame(frameOf()) });
  shell.start(actor, (snapshot) => {
    const { room } = snapshot.context;
    if (room !== null) news({ slips: room.bets, ended: room.ended }, momentOf(snapshot, clock.now()));
  });
  setInterval(shell.draw, DRAW_EVERY_MS);
}
