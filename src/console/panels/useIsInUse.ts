import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whether somebody is at work in the console, not on the page: the last key or press was in it, and nothing of the page
 * has the focus since. A button that is switched off by its own press has no focus any more.
 */
export function useIsInUse(root: RefObject<HTMLElement | null>): () => boolean {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const note = (event: Event): void => {
      wasInside.current = root.current !== null && event.composedPath().includes(root.current);
    };
    addEventListener('pointerdown', note, true);
    addEventListener('keydown', note, true);
    return () => {
      removeEventListener('pointerdown', note, true);
      removeEventListener('keydown', note, true);
    };
  }, [root]);
  return () => {
    const { activeElement, body } = document;
    const host = (root.current?.getRootNode() as ShadowRoot | undefined)?.host;
    return wasInside.current && (activeElement === null || activeElement === body || activeElement === host);
  };
}
