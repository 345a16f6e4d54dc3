import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The focus stays with a button whose row has moved: a row that is put elsewhere loses it, and React does not look for it
 * in a shadow. Give the list its `list`, each row its id as `data-held`, and say which button has moved which row. The button that has opened the form of a row takes the focus back from it in the same way.
 */
export function useFocusAfterMove(order: string): {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly moved: (id: number, button: string) => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (order !== '' && wanted.current !== null) {
      list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
      wanted.current = null;
    }
  }, [order]);
  return {
    list,
    moved: (id, button) => {
      wanted.current = `[data-held="${id}"] [data-move="${button}"]`;
    },
  };
}
