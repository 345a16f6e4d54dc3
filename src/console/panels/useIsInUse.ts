import { type RefObject, useLayoutEffect, useRef } from 'react';

const INPUTS = ['pointerdown', 'keydown', 'input', 'click'] as const;

/**
 * Whether somebody is at work in the console, not on the page: the last input was in it. The focus would not tell: it
 * goes back to the page by itself when what the console sends closes a dialog.
 */
export function useIsInUse(root: RefObject<HTMLElement | null>): () => boolean {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const note = (event: Event): void => {
      wasInside.current = root.current !== null && event.composedPath().includes(root.current);
    };
    for (const type of INPUTS) addEventListener(type, note, true);
    return () => {
      for (const type of INPUTS) removeEventListener(type, note, true);
    };
  }, [root]);
  return () => wasInside.current;
}
