import { autoDetectRenderer, Container, type Sprite, type Texture } from 'pixi.js';
import 'pixi.js/unsafe-eval';
import type { Shot } from '../../../../engines/board/fish.ts';
import { type FishId, timesOf } from '../../../../engines/board/fishKinds.ts';
import { money } from '../../../copy/text.ts';
import { angleTo, type Point } from '../places.ts';
import { timesText } from '../timesText.ts';
import { aimedAt, firstMet, flightAt, isSeen, type Reach } from './flight.ts';
import { hasGraphicsCard } from './hasGraphicsCard.ts';
import { createSchool, type Sea, SLOT_COUNT, type Swimmer } from './school.ts';
import { centred, createSplashes } from './splashes.ts';
import { drawTextures, labelTexture, PAYS, SUM } from './textures.ts';

interface Bullet {
  readonly reach: Reach;
  readonly node: Sprite;
  readonly price: number;
  age: number;
  result: Pick<Shot, 'fish' | 'caught'> | null;
}

/** Where the cannons of the others stand, of the width of the sea. */
const OTHERS = [0.12, 0.3, 0.88];
/** Between two shots of one round of another player, seconds. */
const OTHERS_GAP = 0.12;

/** On a narrower sea the plates lie on each other: only the locked fish has one. px */
const ROOM_FOR_PLATES = 560;
/** A press this near to a fish means it, px. */
const NEAR = 14;
const SLOTS = Array.from({ length: SLOT_COUNT }, (_, slot) => slot);

/** The sea on a canvas, `start` seconds after the seed was new. It shows what was drawn and decides nothing but which fish is in the way of a shot. */
export async function openScene(seed: string, start: number) {
  const [textures] = await Promise.all([drawTextures(), document.fonts.load('700 16px "Statehouse Mono"', '×0')]);
  const density = Math.min(2, devicePixelRatio || 1);
  const renderer = await autoDetectRenderer({
    ...{ preference: hasGraphicsCard() ? ['webgl', 'canvas'] : ['canvas'], skipExtensionImports: true },
    ...{ width: 400, height: 300, resolution: density, backgroundAlpha: 0, antialias: false },
  });
  const { canvas } = renderer;
  const school = createSchool(seed);
  const stage = new Container();
  const layers = { fish: new Container(), shots: new Container(), splashes: new Container() };
  const ring = centred(textures.ring, { x: 0, y: 0 });
  const barrel = centred(textures.barrel, { x: 0, y: 0 });
  const others = OTHERS.map(() => {
    const gun = centred(textures.barrel, { x: 0, y: 0 });
    gun.alpha = 0.8;
    gun.visible = false;
    return { gun, target: null as number | null };
  });
  stage.addChild(layers.fish, ring, layers.shots, ...others.map(({ gun }) => gun), barrel, layers.splashes);
  const splashes = createSplashes(layers.splashes, textures);
  const pays = new Map<FishId, Texture>();
  const sums = new Map<string, Texture>();

  let sea: Sea = { width: 400, height: 300, scale: 1 };
  let [seconds, isCalm, recoil] = [start, false, 0];
  let aim: Point = { x: 200, y: 100 };
  let lock: FishId | null = null;
  /** How far each slot is ahead of the time, since its fish was caught. */
  const ahead = SLOTS.map(() => 0);
  const bullets = new Map<number, Bullet>();
  /** Shots of others count downwards. */
  let otherShots = -1;

  const swimmerAt = (slot: number, later = 0): Swimmer =>
    school.swimmer(slot, seconds + (ahead[slot] ?? 0) + (isCalm ? 0 : later), sea);
  const fishAfter = (later: number) => SLOTS.map((slot) => swimmerAt(slot, later));
  const cannonAt = (): Point => ({ x: sea.width / 2, y: sea.height - 26 * sea.scale });
  /** Where the cannon of another player stands. */
  const otherAt = (place: number): Point => ({
    x: sea.width * (OTHERS[place] ?? 0.5),
    y: sea.height - 14 * sea.scale,
  });
  const pace = () => Math.max(sea.height, 420) * 1.5;

  const nodes = SLOTS.map((slot) => {
    const { fish } = swimmerAt(slot);
    const body = centred(textures.fish.get(fish) as Texture, { x: 0, y: 0 });
    if (!pays.has(fish)) pays.set(fish, labelTexture(timesText(fish), PAYS));
    const label = centred(pays.get(fish) as Texture, { x: 0, y: 0 });
    layers.fish.addChild(body, label);
    return { body, label };
  });

  /** The fish of a kind that shots go to: one that can be seen, near the last aim. */
  function slotOf(fish: FishId): number {
    const all = fishAfter(0).filter((swimmer) => swimmer.fish === fish);
    const seen = all.filter((swimmer) => isSeen(swimmer, sea));
    const far = ({ x, y }: Swimmer) => Math.hypot(x - aim.x, y - aim.y);
    const [best] = (seen.length > 0 ? seen : all).toSorted((a, b) => far(a) - far(b));
    return best?.slot ?? 0;
  }

  /** What the next shot will meet. */
  function sight(): Reach | null {
    const from = cannonAt();
    if (lock !== null) {
      const slot = slotOf(lock);
      return aimedAt(from, pace(), sea, slot, (later) => swimmerAt(slot, later));
    }
    const turn = (angleTo(from, aim) * Math.PI) / 180;
    const speed = { x: Math.sin(turn) * pace(), y: -Math.cos(turn) * pace() };
    return firstMet({ from, speed }, sea, fishAfter);
  }

  function addBullet(id: number, reach: Reach, price: number, size: number): Bullet {
    const node = centred(textures.shell, reach.flight.from);
    node.scale.set(size * sea.scale);
    layers.shots.addChild(node);
    const bullet: Bullet = { reach, node, price, age: 0, result: null };
    bullets.set(id, bullet);
    return bullet;
  }

  function catchAt(slot: number, amount: number): void {
    const { x, y, fish, width } = swimmerAt(slot);
    const at = { x: Math.max(40, Math.min(sea.width - 40, x)), y };
    const text = `+${money(amount)}`;
    const label = sums.get(text) ?? labelTexture(text, SUM);
    if (sums.size > 100) sums.clear();
    sums.set(text, label);
    splashes.net(at, textures.fish.get(fish) as Texture, Math.max(64, Math.min(150, width * 1.15)), sea.scale);
    const aside = label.width / 2 + 6;
    const middle = Math.max(aside, Math.min(sea.width - aside, at.x));
    splashes.sum({ x: middle, y: Math.max(96, at.y - 44 * sea.scale) }, label);
    ahead[slot] = (ahead[slot] ?? 0) + school.untilNext(slot, seconds + (ahead[slot] ?? 0), isCalm ? 0.45 : 0.03);
  }

  function land({ reach, price }: Bullet, { caught, fish }: Pick<Shot, 'fish' | 'caught'>): void {
    if (caught.length === 0) {
      const { x, y } = swimmerAt(reach.slot);
      splashes.bubble({ x: Math.max(12, Math.min(sea.width - 12, x)), y }, sea.scale);
    }
    for (const id of caught) catchAt(id === fish ? reach.slot : slotOf(id), price * timesOf[id]);
  }

  function arrive(id: number, bullet: Bullet): void {
    if (bullet.result === null) return;
    bullets.delete(id);
    bullet.node.destroy();
    land(bullet, bullet.result);
  }

  function drawBullets(step: number): void {
    for (const [id, bullet] of bullets) {
      const { reach, node } = bullet;
      bullet.age += step;
      const left = isCalm ? 0 : reach.seconds - bullet.age;
      if (left > 0) {
        // One of another player that has not left yet waits in its barrel.
        node.visible = bullet.age >= 0;
        const at = flightAt(reach.flight, Math.max(0, bullet.age), sea);
        const next = flightAt(reach.flight, Math.max(0, bullet.age) + 0.01, sea);
        node.position.set(at.x, at.y);
        node.rotation = Math.atan2(next.x - at.x, at.y - next.y);
      } else if (bullet.result !== null) arrive(id, bullet);
      else {
        // It sticks until the answer is there.
        const { x, y } = swimmerAt(reach.slot);
        node.position.set(x, y);
      }
    }
  }

  function drawFish(): void {
    const locked = lock === null ? null : slotOf(lock);
    for (const [slot, { body, label }] of nodes.entries()) {
      const { x, y, width, height, isLeftward, tilt } = swimmerAt(slot);
      const wide = width / body.texture.width;
      body.position.set(x, y);
      body.scale.set(isLeftward ? -wide : wide, wide);
      body.rotation = isCalm ? 0 : isLeftward ? -tilt : tilt;
      label.position.set(x, y + height / 2 + 9);
      label.scale.set(Math.max(0.85, sea.scale * 0.85));
      label.visible = sea.width >= ROOM_FOR_PLATES || slot === locked;
    }
    ring.visible = locked !== null;
    if (locked === null) return;
    const { x, y, width, height } = swimmerAt(locked);
    ring.position.set(Math.max(30, Math.min(sea.width - 30, x)), y);
    ring.scale.set((Math.max(width, height) * 0.62) / 50);
    ring.rotation = isCalm ? 0 : seconds * 0.6;
  }

  function drawCannon(): void {
    const from = cannonAt();
    const target = lock === null ? aim : swimmerAt(slotOf(lock));
    const turn = (angleTo(from, target) * Math.PI) / 180;
    barrel.rotation = turn;
    const back = isCalm ? 0 : recoil * 10;
    barrel.position.set(from.x - Math.sin(turn) * back, from.y + Math.cos(turn) * back);
    barrel.scale.set(0.62 * sea.scale);
  }

  function drawOthers(): void {
    for (const [place, { gun, target }] of others.entries()) {
      const at = otherAt(place);
      gun.position.set(at.x, at.y);
      gun.scale.set(0.42 * sea.scale);
      gun.rotation = target === null ? 0 : (angleTo(at, swimmerAt(target)) * Math.PI) / 180;
    }
  }

  function draw(step: number): void {
    if (!isCalm) seconds += step;
    recoil = Math.max(0, recoil - step * 6);
    drawFish();
    drawCannon();
    drawOthers();
    drawBullets(step);
    splashes.step(step, isCalm);
    renderer.render(stage);
  }

  let before = performance.now();
  const loop = (now: number) => {
    draw(Math.min(0.1, (now - before) / 1_000));
    before = now;
    requestAnimationFrame(loop);
  };
  requestAnimationFrame(loop);

  return {
    canvas,
    fit: (width: number, height: number) => {
      if (width < 10 || height < 10) return;
      sea = { width, height, scale: Math.max(0.9, Math.min(1.75, Math.sqrt(width * height) / 420)) };
      renderer.resize(width, height);
      aim = { x: width / 2, y: Math.min(aim.y, height / 2) };
    },
    setCalm: (calm: boolean) => {
      isCalm = calm;
    },
    setLock: (fish: FishId | null) => {
      lock = fish;
    },
    aimAt: (point: Point) => {
      aim = point;
    },
    /** Turns the barrel by so many degrees. */
    turn: (degrees: number) => {
      const from = cannonAt();
      const turned = Math.max(-78, Math.min(78, angleTo(from, aim) + degrees)) * (Math.PI / 180);
      const far = sea.height * 0.7;
      aim = { x: from.x + Math.sin(turned) * far, y: from.y - Math.cos(turned) * far };
    },
    sight,
    /** The kind of the fish that a press means. */
    fishAt: ({ x, y }: Point): FishId | null => {
      const near = (swimmer: Swimmer) =>
        Math.abs(x - swimmer.x) < swimmer.width / 2 + NEAR && Math.abs(y - swimmer.y) < swimmer.height / 2 + NEAR;
      return fishAfter(0).findLast(near)?.fish ?? null;
    },
    launch: (id: number, reach: Reach, price: number) => {
      addBullet(id, reach, price, 0.9);
      recoil = 1;
      if (!isCalm) splashes.flash(flightAt(reach.flight, 0.06, sea), sea.scale);
    },
    /** Which of the others are there. */
    setOthers: (taken: readonly boolean[]) => {
      for (const [place, { gun }] of others.entries()) gun.visible = taken[place] ?? false;
    },
    /** A round of another player: it has been drawn, and its shots leave within a second. */
    fireFrom: (place: number, shots: readonly Pick<Shot, 'fish' | 'caught'>[], price: number) => {
      const other = others[place];
      // A page that is not shown draws nothing, and would have all of them at once later.
      if (other === undefined || document.hidden) return;
      for (const [at, shot] of shots.entries()) {
        const slot = slotOf(shot.fish);
        const reach = aimedAt(otherAt(place), pace(), sea, slot, (later) => swimmerAt(slot, later));
        const bullet = addBullet(otherShots, reach, price, 0.6);
        otherShots -= 1;
        bullet.age = -at * OTHERS_GAP;
        bullet.result = shot;
        bullet.node.alpha = 0.8;
        other.target = slot;
      }
    },
    /** What became of a shot; shown once it arrives. */
    tell: (id: number, result: Shot) => {
      const bullet = bullets.get(id);
      if (bullet !== undefined) bullet.result = result;
    },
    /** Shots that were never played. */
    drop: () => {
      for (const [id, { node, result }] of bullets) {
        if (result !== null) continue;
        bullets.delete(id);
        node.destroy();
      }
    },
  };
}
export type Scene = Awaited<ReturnType<typeof openScene>>;
