import { angleTo, cannonIn, centreIn, type Point } from './places.ts';

const put = (sea: Element, node: Element): void => {
  sea.querySelector('.fish__effects')?.append(node);
};
const made = (name: string): HTMLElement => {
  const node = document.createElement('i');
  node.className = name;
  return node;
};
const moved = ({ x, y }: Point, more = ''): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;
const SVG = 'http://www.w3.org/2000/svg';

function picture(symbol: string, name: string): Element {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('class', name);
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  return svg;
}

export const clearEffects = (sea: Element): void => sea.querySelector('.fish__effects')?.replaceChildren();

/** A cannonball on its way. */
export function flyTo(sea: HTMLElement, to: Point, ms: number): void {
  const from = cannonIn(sea);
  const angle = angleTo(from, to);
  const turn = (angle * Math.PI) / 180;
  const mouth = { x: from.x + from.length * Math.sin(turn), y: from.y - from.length * Math.cos(turn) };
  const shell = made('fish__shell');
  put(sea, shell);
  const rotate = `rotate(${angle.toFixed(1)}deg)`;
  const flight = shell.animate([{ transform: moved(mouth, rotate) }, { transform: moved(to, rotate) }], {
    duration: ms,
  });
  flight.addEventListener('finish', () => shell.remove());
  flight.addEventListener('cancel', () => shell.remove());
}

/** Puts a drawing at a point of the sea. */
function putAt(sea: Element, at: Point, drawing: Element): void {
  const place = made('fish__at');
  place.style.transform = moved(at);
  place.append(drawing);
  put(sea, place);
}

/** A bubble where a shot went by. */
export const addBubble = (sea: Element, at: Point): void => putAt(sea, at, made('fish__miss'));

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A net about a fish that was hit, with what it pays. */
export function addCatch(sea: Element, fish: HTMLElement, text: string): void {
  const at = centreIn(sea, fish);
  const { width } = sea.getBoundingClientRect();
  const caught = made('fish__caught');
  caught.append(picture(`fish-${fish.dataset.fish}`, 'fish__copy'), picture('fish-net', 'fish__net'));
  putAt(sea, at, caught);
  const others = [...sea.querySelectorAll('.fish__sum')].map((sum) => sum.getBoundingClientRect());
  const label = made('fish__sum mono');
  label.textContent = text;
  // Never cut off at an edge.
  const aside = Math.max(64 - at.x, Math.min(0, width - 64 - at.x));
  label.style.setProperty('--aside', `${aside.toFixed(1)}px`);
  putAt(sea, at, label);
  // Below the surface, and not over another; measured at full size.
  label.style.animation = 'none';
  const surface = sea.querySelector('.fish__shoal')?.getBoundingClientRect().top ?? 0;
  let up = Math.min(0, label.getBoundingClientRect().top - surface);
  const lift = () => label.style.setProperty('--up', `${up.toFixed(1)}px`);
  lift();
  for (let tries = 0; tries < 6 && others.some((other) => isOver(label.getBoundingClientRect(), other)); tries += 1) {
    up += up < 0 ? -30 : 30;
    lift();
  }
  label.style.removeProperty('animation');
}

/** The fish that was hit is gone; a new one of its kind comes in at its edge, or, without motion, stands elsewhere. */
export function replace(fish: HTMLElement): void {
  for (const swim of fish.getAnimations()) {
    const timing = swim.effect?.getComputedTiming();
    swim.currentTime = (timing?.delay ?? 0) + Number(timing?.duration ?? 0) * 0.04;
  }
  const inward = Number(fish.style.getPropertyValue('--rest')) > 0.5 ? '-1' : '1';
  fish.style.setProperty('--aside', fish.style.getPropertyValue('--aside') === inward ? '0' : inward);
}
