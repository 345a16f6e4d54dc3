/**
 * Keeps an element within reach: while a modal dialog is open everything outside of it is dead, so the element lives in
 * the topmost one, as a popover above it, and goes back to the page when that closes.
 */
export function stayInFront(element: HTMLElement): { readonly stop: () => void } {
  element.popover = 'manual';
  const settle = (): void => {
    const home = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
    if (element.parentElement !== home) move(element, home);
    if (!element.matches(':popover-open')) element.showPopover();
  };
  // What happens in the console is none of the page's business: a click in it is not one beside the dialog's form.
  for (const type of KEPT) element.addEventListener(type, (event) => event.stopPropagation());
  const watch = new MutationObserver(settle);
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  settle();
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

/** Moving keeps focus and scroll where the browser can do that. */
function move(element: HTMLElement, home: HTMLElement): void {
  if ('moveBefore' in home && element.isConnected && home.isConnected) {
    (home as HTMLElement & { moveBefore(node: Node, before: Node | null): void }).moveBefore(element, null);
  } else {
    home.append(element);
  }
}
