/**
 * Keeps an element within reach: while a modal dialog is open everything outside of it is dead, so the element lives in
 * the topmost one, as a popover above it, and goes back to the page when that closes.
 */
export function stayInFront(element: HTMLElement): { readonly stop: () => void } {
  element.popover = 'manual';
  const settle = (changes: readonly MutationRecord[]): void => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
    const home = dialog ?? document.body;
    const hasOpened = changes.some(({ type, target }) => type === 'attributes' && target === dialog);
    const isAtHome = element.parentElement === home;
    if (!isAtHome) move(element, home);
    // Later popovers lie above it, wherever the element is moved.
    if (dialog !== undefined && (hasOpened || !isAtHome)) raise(element);
    if (!element.matches(':popover-open')) element.showPopover();
  };
  // Events in the console must not reach the page: a click in it is no click outside the dialog.
  // Escape would close the dialog of the page that the element lies in.
  element.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault());
  for (const type of KEPT) element.addEventListener(type, (event) => event.stopPropagation());
  const watch = new MutationObserver(settle);
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  settle([]);
  return { stop: () => watch.disconnect() };
}

const KEPT = [
  'click',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'input',
  'change',
  'submit',
];

/** Brings an element to the top layer, keeping its focus and scroll positions. */
function raise(element: HTMLElement): void {
  const { shadowRoot } = element;
  const focused = shadowRoot?.activeElement;
  const scrolled = [...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap((part) =>
    part.scrollTop === 0 && part.scrollLeft === 0 ? [] : [[part, part.scrollLeft, part.scrollTop] as const],
  );
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
  for (const [part, left, top] of scrolled) part.scrollTo(left, top);
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus({ preventScroll: true });
}

/** `moveBefore` keeps focus and scroll, where supported. */
function move(element: HTMLElement, home: HTMLElement): void {
  if ('moveBefore' in home && element.isConnected && home.isConnected) {
    (home as HTMLElement & { moveBefore(node: Node, before: Node | null): void }).moveBefore(element, null);
  } else {
    home.append(element);
  }
}
