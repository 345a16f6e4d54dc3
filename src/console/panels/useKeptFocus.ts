import { type RefObject, useLayoutEffect } from 'react';

/** Where the focused part of an element disappears, the element takes the focus: its keys go on working. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    let focused: Element | null = null;
    const enter = ({ target }: FocusEvent): void => {
      focused = target as Element;
    };
    const leave = ({ target }: FocusEvent): void =>
      // A part that is being removed also loses the focus, and is gone a moment later.
      queueMicrotask(() => {
        if (focused === target && (target as Element).isConnected) focused = null;
      });
    const watch = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      if ((element.getRootNode() as Document | ShadowRoot).activeElement === null)
        element.focus({ preventScroll: true });
    });
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [root]);
}
