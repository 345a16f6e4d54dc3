import { noChange } from 'lit-html';
import { Directive, directive, type ElementPart } from 'lit-html/directive.js';
import type { Point } from '../places.ts';
import type { Hunt } from './openHunt.ts';
import type { Scene } from './scene.ts';

const mounted = new WeakMap<Element, Scene>();

/** Puts the canvas of the scene into the page, and lets a finger aim and fire. */
class Mount extends Directive {
  render(_: Hunt): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [hunt]: [Hunt]): unknown {
    const scene = hunt.scene();
    if (scene === null || mounted.get(element) === scene) return noChange;
    mounted.set(element, scene);
    element.append(scene.canvas);
    scene.canvas.className = 'fish__canvas';
    new ResizeObserver(() => scene.fit(element.clientWidth, element.clientHeight)).observe(element);
    listen(element as HTMLElement, hunt, scene);
    return noChange;
  }
}
export const mount = directive(Mount);

function listen(sea: HTMLElement, { gun }: Hunt, scene: Scene): void {
  const pointIn = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = sea.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  sea.addEventListener('pointermove', (event) => scene.aimAt(pointIn(event)));
  sea.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    sea.setPointerCapture(event.pointerId);
    const point = pointIn(event);
    scene.aimAt(point);
    const fish = scene.fishAt(point);
    if (gun.getSnapshot().context.lock !== null && fish !== null) gun.send({ type: 'gun.lock', fish });
    gun.send({ type: 'gun.press' });
  });
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    sea.addEventListener(name, () => gun.send({ type: 'gun.release' }));
}
