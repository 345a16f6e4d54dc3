import { Container, Sprite, type Texture } from 'pixi.js';
import type { Point } from '../places.ts';
import type { Textures } from './textures.ts';

interface Splash {
  readonly node: Container;
  /** Seconds. */
  readonly life: number;
  /** Draws the splash at a share of its life. */
  readonly draw: (share: number) => void;
  age: number;
}

export function centred(texture: Texture, at: Point): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.position.set(at.x, at.y);
  return sprite;
}

/** What comes and goes by itself: bubbles, nets and sums. */
export function createSplashes(layer: Container, textures: Textures) {
  const splashes: Splash[] = [];
  const add = (node: Container, life: number, draw: Splash['draw']) => {
    layer.addChild(node);
    splashes.push({ node, life, draw, age: 0 });
    draw(0);
  };
  return {
    /** A shot that went by. */
    bubble: (at: Point, scale: number) => {
      const sprite = centred(textures.bubble, at);
      add(sprite, 0.8, (share) => {
        sprite.scale.set(scale * Math.sin(Math.min(1, share * 1.4 + 0.2) * Math.PI));
        sprite.y = at.y - share * 40;
      });
    },
    /** A net about a fish that was hit. */
    net: (at: Point, fish: Texture, size: number, scale: number) => {
      const [net, copy] = [centred(textures.net, at), centred(fish, at)];
      const node = new Container();
      node.addChild(copy, net);
      const small = Math.min(1, (size * 0.8) / fish.width);
      add(node, 1.1, (share) => {
        const grown = share < 0.12 ? 1.5 - share * 4 : share > 0.75 ? (1 - share) * 4 : 1;
        net.scale.set((size / 112) * grown);
        copy.scale.set(small * grown);
        copy.rotation = share < 0.75 ? Math.sin(share * 40) * 0.08 * scale : 0;
      });
    },
    /** What a hit pays. */
    sum: (at: Point, label: Texture) => {
      const sprite = centred(label, at);
      add(sprite, 1.8, (share) => {
        sprite.scale.set(share < 0.08 ? 0.5 + share * 6.25 : share > 0.9 ? (1 - share) * 10 : 1);
        sprite.y = at.y - Math.min(share, 0.4) * 50;
      });
    },
    /** Something bright where a shot has left the barrel. */
    flash: (at: Point, scale: number) => {
      const sprite = centred(textures.bubble, at);
      sprite.tint = 0xffe2a0;
      add(sprite, 0.15, (share) => {
        sprite.scale.set(scale * (0.6 + share));
        sprite.alpha = 1 - share;
      });
    },
    /** Without motion each stands still for its time. */
    step: (seconds: number, isCalm: boolean) => {
      for (const splash of [...splashes]) {
        splash.age += seconds;
        const share = splash.age / splash.life;
        if (share < 1) splash.draw(isCalm ? 0.5 : share);
        else {
          splashes.splice(splashes.indexOf(splash), 1);
          splash.node.destroy({ children: true });
        }
      }
    },
  };
}
