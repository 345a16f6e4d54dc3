import { html } from 'lit-html';
import type { StateView } from '../../play/views.ts';
import { fairSheet, ownRoundsToCheck } from './fairSheet.ts';
import type { Fairness } from './frame.ts';
import type { Shell } from './openShell.ts';

interface Round {
  readonly id: string;
  readonly stake: number;
  readonly payout: number;
}

interface OwnRounds {
  readonly round: Round | null;
  readonly state: { readonly ended: string | null } | null;
}

/** What the site is told of a game in which each round is the player's own, as actions of its machine. */
export const tellOwnRounds = ({ roundStarted, roundEnded, sessionEnded }: Shell) => ({
  tellRoundStarted: (
    { context }: { readonly context: OwnRounds },
    round: { readonly id: string; readonly stake: number },
  ) => {
    if (context.round === null) roundStarted(round);
  },
  tellRoundEnded: ({ context: { round } }: { readonly context: OwnRounds }) => {
    if (round !== null) roundEnded(round);
  },
  tellEnded: ({ context }: { readonly context: OwnRounds }) => sessionEnded(context.state?.ended ?? null),
});

/** Seeds of a session: the check of a round needs its server seed, so that is revealed first. */
export function ownSeeds(
  { t, draw, openCheck }: Shell,
  machine: {
    readonly canRotate: () => boolean;
    readonly rotate: () => void;
    readonly setSeed: (clientSeed: string) => void;
  },
) {
  let isRevealed = false;
  let wasRotating = false;
  let toCheck: string | null = null;
  return {
    check: (id: string): void => {
      if (machine.canRotate()) {
        toCheck = id;
        machine.rotate();
      } else openCheck(id);
    },
    opened: (): void => {
      isRevealed = false;
    },
    /** After each change of the machine. */
    follow: (isRotating: boolean): void => {
      const isOver = wasRotating && !isRotating;
      wasRotating = isRotating;
      if (!isOver) return;
      isRevealed = true;
      if (toCheck !== null) openCheck(toCheck);
      toCheck = null;
      draw();
    },
    sheet: (state: StateView<unknown> | null, clientSeed: string | null): Fairness => ({
      title: t()('fair_title'),
      leave: t()('leave'),
      rounds: () => ownRoundsToCheck(t(), state?.latest ?? []),
      body: () =>
        state === null
          ? html``
          : fairSheet(t(), state, {
              ...machine,
              canRotate: machine.canRotate(),
              clientSeed: clientSeed ?? state.seed.clientSeed,
              isRevealed,
            }),
    }),
  };
}
