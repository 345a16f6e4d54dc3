import { useRef, useSyncExternalStore } from 'react';
import type { Viewed } from '../core/viewed.ts';

/** Re-renders on changes, at most once a frame. */
export function useConsole(core: Pick<Viewed, 'subscribe'>): void {
  const version = useRef(0);
  const subscribe = useRef((changed: () => void) => {
    let frame: number | null = null;
    const stop = core.subscribe(() => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        version.current += 1;
        changed();
      });
    });
    return () => {
      stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  });
  useSyncExternalStore(subscribe.current, () => version.current);
}
