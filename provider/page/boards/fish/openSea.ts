import type { Aim, Shot } from '../../../engines/board/fish.ts';
import { type FishId, timesOf } from '../../../engines/board/fishKinds.ts';
import { money } from '../../copy/text.ts';
import { addBubble, addCatch, clearEffects, flyTo, replace } from './effects.ts';
import { angleTo, cannonIn, centreIn, fishIn, kindOf, oneOf, pressed } from './places.ts';

export interface SeaModel {
  /** What is aimed at. */
  readonly aims: readonly Aim[];
  /** Names the round that is shown; null while there is none. */
  readonly round: string | null;
  readonly shots: readonly Shot[];
  /** Of a shot of the round, 1/10,000 P. */
  readonly price: number;
  /** Whether the shots are on their way; else they have arrived. */
  readonly isFiring: boolean;
  readonly isCalm: boolean;
  readonly add: (fish: FishId) => void;
}

/** From cannon to fish, ms. */
const FLIGHT = 200;
const SPLASH = 250;
/** Between two shots of a volley, ms. */
const gapOf = (shots: number): number => Math.min(120, 580 / Math.max(1, shots - 1));
/** Until the last shot of a volley has splashed, ms. */
export const volleyMs = (shots: number): number => Math.round(gapOf(shots) * (shots - 1) + FLIGHT + SPLASH);

/** A scene that follows the round: it shows what was drawn and decides nothing. */
export function openSea(sea: HTMLElement): (model: SeaModel) => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  /** The fish of each kind in the sights. */
  const sights = new Map<FishId, HTMLElement>();
  let now: SeaModel | null = null;
  let aims: readonly Aim[] = [];
  let shown: string | null = null;
  /** Shots that have not arrived. */
  let underway: (() => void)[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];

  const sighted = (fish: FishId): HTMLElement | null => {
    const one = oneOf(sea, fish, sights.get(fish));
    if (one !== null) sights.set(fish, one);
    return one;
  };
  const turnTo = (fish: HTMLElement | null) => {
    if (fish === null) return;
    sea.style.setProperty('--aim', `${angleTo(cannonIn(sea), centreIn(sea, fish)).toFixed(1)}deg`);
  };

  function aim(next: readonly Aim[]): void {
    const countIn = (list: readonly Aim[], fish: FishId) => list.find((each) => each.fish === fish)?.count ?? 0;
    const added = next.find(({ fish, count }) => count > countIn(aims, fish));
    if (added !== undefined) turnTo(sighted(added.fish));
    for (const fish of fishIn(sea)) {
      const count = countIn(next, kindOf(fish));
      if (count > 0 && sighted(kindOf(fish)) === fish) fish.dataset.aimed = String(count);
      else delete fish.dataset.aimed;
    }
    aims = next;
  }

  function land({ fish, caught }: Shot, { price }: SeaModel): void {
    const target = sighted(fish);
    if (target !== null && caught.length === 0) addBubble(sea, centreIn(sea, target));
    for (const id of caught) {
      const hit = id === fish ? target : oneOf(sea, id);
      if (hit === null) continue;
      addCatch(sea, hit, money(price * timesOf[id]));
      replace(hit);
    }
  }

  /** Everything under way arrives at once. */
  function finish(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    for (const arrive of underway.splice(0)) arrive();
  }

  function fire(model: SeaModel): void {
    const gap = gapOf(model.shots.length);
    for (const [at, shot] of model.shots.entries()) {
      const arrive = () => {
        underway = underway.filter((other) => other !== arrive);
        land(shot, model);
      };
      const launch = () => {
        const target = sighted(shot.fish);
        turnTo(target);
        if (target !== null) flyTo(sea, centreIn(sea, target), FLIGHT);
      };
      underway.push(arrive);
      if (!model.isCalm) timers.push(setTimeout(launch, at * gap), setTimeout(arrive, at * gap + FLIGHT));
    }
  }

  sea.addEventListener('click', ({ clientX: x, clientY: y }) => {
    const fish = pressed(sea, { x, y });
    if (fish === null || now === null) return;
    sights.set(kindOf(fish), fish);
    now.add(kindOf(fish));
  });

  const follow = (told: SeaModel) => {
    const model = { ...told, isCalm: told.isCalm || lessMotion.matches };
    now = model;
    if (JSON.stringify(model.aims) !== JSON.stringify(aims)) {
      if (model.isCalm && shown === model.round) clearEffects(sea);
      aim(model.aims);
    }
    if (model.round !== shown) {
      finish();
      clearEffects(sea);
      shown = model.round;
      if (model.round !== null) fire(model);
    }
    if (model.isCalm || !model.isFiring) finish();
  };
  // The scene is measured once it stands in the page.
  return (model) => requestAnimationFrame(() => follow(model));
}
