/** Ref that focuses the element on mount. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
