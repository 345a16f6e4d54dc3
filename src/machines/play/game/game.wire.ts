import { assign, fromCallback } from 'xstate';
import { FRAME_VERSION, fromGame, type ToGame } from '../../../../protocol/frame.ts';
import { wireRealityCheck } from '../realityCheck/realityCheck.wire.ts';
import type { ToFrame } from './game.machine.ts';
import { gameMachine } from './game.machine.ts';

export interface GameDeps {
  readonly storage: Storage;
  readonly navigate: (path: string) => void;
  /** The frame of the running game; null if there is none. */
  readonly frameOf: () => HTMLIFrameElement | null;
  readonly page: { readonly dataset: DOMStringMap };
}

/** Dark unless light was chosen, or is what the device prefers. */
const themeOf = ({ dataset }: GameDeps['page']): 'dark' | 'light' => {
  if (dataset.theme === 'dark' || dataset.theme === 'light') return dataset.theme;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** Bar and game together; a browser that cannot, or may not, stays as it is. */
function toggleFullScreen(): void {
  const turned = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  turned?.catch(() => undefined);
}

/**
 * Connects the game's page to its frame. A message counts only from this frame's window and its address's origin, and
 * only if the protocol knows it.
 */
export const wireGame = (deps: GameDeps) =>
  gameMachine.provide({
    actors: {
      realityCheck: wireRealityCheck(deps),
      frame: fromCallback<ToFrame, { address: string }>(({ input, sendBack, receive }) => {
        const origin = new URL(input.address).origin;
        const hear = ({ source, origin: from, data }: MessageEvent) => {
          const frame = deps.frameOf()?.contentWindow;
          if (from !== origin || !frame || source !== frame) return;
          const message = fromGame.safeParse(data).data;
          if (message) sendBack(message);
        };
        addEventListener('message', hear);
        receive((message) => {
          const of = { statehouse: FRAME_VERSION } as const;
          const told: ToGame =
            message.type === 'frame.menu'
              ? { ...of, type: 'site.menu' }
              : { ...of, type: 'site.look', theme: themeOf(deps.page), language: message.language };
          deps.frameOf()?.contentWindow?.postMessage(told, origin);
        });
        return () => removeEventListener('message', hear);
      }),
    },
    actions: {
      readSite: assign({
        merchantCode: () => deps.storage.getItem('merchantCode') ?? '',
        theme: () => themeOf(deps.page),
      }) as never,
      storeVendor: (_, { vendor }) => deps.storage.setItem('current_vassalage', vendor),
      leave: (_, { path }) => deps.navigate(path),
      toggleFullScreen,
      openCheck: (_, { roundId, address }) => {
        const check = new URL(`/check/${encodeURIComponent(roundId)}`, address);
        window.open(check, '_blank', 'noopener');
      },
    },
  });
