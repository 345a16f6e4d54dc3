import { createActor, fromCallback, fromPromise } from 'xstate';
import type { FishView, Shot } from '../../../../engines/board/fish.ts';
import type { ReefSeat, ReefView } from '../../../../reefs/reefView.ts';
import type { BoardTable } from '../../../board/board.ts';
import { aimsOf, resultsOf } from './batch.ts';
import { gunMachine } from './gun.machine.ts';
import { priceOf, type TableState } from './gun.setup.ts';
import { type OtherVolley, type ReefEvent, reefMachine } from './reef.machine.ts';
import type { Scene } from './scene.ts';

/** Seconds after which the sea repeats itself. */
const DAY = 86_400;
const SHUT = ['opening', 'unopened', 'failed', 'waiting', 'lost', 'ended', 'rotating'] as const;

/** The other seats, in the order of their cannons. */
const othersOf = (seats: readonly ReefSeat[]): readonly ReefSeat[] => seats.filter(({ isMine }) => !isMine);

/** The cannon beside the page's machine: it bets through the machine, and follows what becomes of its rounds. */
export function openHunt({ send, follow, redraw, listen }: BoardTable) {
  let scene: Scene | null = null;
  let requestId = '';
  let nextShot = 1;
  let isCalm = false;
  let isOnReef = false;

  const gun = createActor(
    gunMachine.provide({
      actors: {
        openScene: fromPromise(async () => {
          if (scene !== null) return;
          const { openScene } = await import('./scene.ts');
          scene = await openScene(location.pathname, (Date.now() / 1_000) % DAY);
          scene.setCalm(isCalm);
        }),
      },
      actions: {
        pull: () => fire(),
        depart: ({ context: { sent, cannon } }) => {
          requestId = crypto.randomUUID();
          const stake = (sent ?? []).reduce((sum, { price }) => sum + price, 0);
          send({ type: 'board.choose', choice: { cannon, shots: aimsOf(sent ?? []) } });
          send({ type: 'board.bet', requestId, stake });
        },
        showBatch: ({ context: { sent } }, { shots }: { shots: readonly Shot[] }) => {
          for (const { id, shot } of resultsOf(sent ?? [], shots)) scene?.tell(id, shot);
        },
        dropShots: () => scene?.drop(),
        clearAims: () => send({ type: 'board.choose', choice: { shots: [] } }),
      },
    }),
  );

  const reef = createActor(
    reefMachine.provide({
      actors: {
        followReef: fromCallback<ReefEvent>(({ sendBack }) =>
          listen<ReefView>('/reef/stream', {
            pushed: (view) => sendBack({ type: 'reef.pushed', reef: view }),
            lost: () => sendBack({ type: 'reef.lost' }),
          }),
        ),
      },
      actions: {
        showOthers: (_, { volleys }: { volleys: readonly OtherVolley[] }) => {
          for (const { seat, volley } of volleys) {
            const place = others().findIndex((other) => other.seat === seat);
            scene?.fireFrom(place, volley.shots, volley.price);
          }
        },
      },
    }),
  );
  const others = () => othersOf(reef.getSnapshot().context.seats);

  const showSeats = () => scene?.setOthers(others().map(({ name }) => name !== null));

  function fire(): void {
    const reach = scene?.sight() ?? null;
    if (reach === null) return;
    const event = { type: 'gun.fire', id: nextShot, fish: reach.fish } as const;
    if (!gun.getSnapshot().can(event)) return;
    nextShot += 1;
    scene?.launch(event.id, reach, priceOf(gun.getSnapshot().context));
    gun.send(event);
  }

  gun.subscribe(({ context: { lock } }) => {
    scene?.setLock(lock);
    showSeats();
    redraw();
  });
  gun.start();
  reef.subscribe(() => {
    showSeats();
    redraw();
  });
  follow((snapshot) => {
    const { state, round, chip, held } = snapshot.context;
    const { context } = gun.getSnapshot();
    isCalm = snapshot.context.isCalm;
    scene?.setCalm(isCalm);
    if (state !== null && context.chip === 0) gun.send({ type: 'gun.setChip', chip });
    // The session is open: the stream knows it.
    if (state !== null && state.ended === null && !isOnReef) {
      isOnReef = true;
      reef.start();
    }
    const isShut = held || SHUT.some((each) => snapshot.matches(each));
    const table: TableState = isShut ? 'shut' : snapshot.matches('idle') ? 'ready' : 'busy';
    // The answer first: it makes room for the next round.
    if (context.sent !== null && requestId !== '') {
      const outcome = round?.requestId === requestId ? round.outcome : null;
      if (outcome !== null && round !== null) {
        requestId = '';
        gun.send({ type: 'gun.settled', shots: (outcome.view as FishView).shots, payout: round.payout });
      } else if (outcome === null && (snapshot.matches('idle') || snapshot.matches('ended'))) {
        requestId = '';
        gun.send({ type: 'gun.returned' });
      }
    }
    gun.send({
      type: 'gun.told',
      told: { table, balance: state?.balance ?? 0, maxStake: state?.game.maxStake ?? 0 },
    });
  });
  return { gun, reef, scene: () => scene };
}
export type Hunt = ReturnType<typeof openHunt>;
