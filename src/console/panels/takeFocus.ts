/** As a ref: what has just come up takes the focus, once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
