/**
 * The focus never falls off the page (WCAG 2.4.3): when the element that has it goes away, the title of the dialog
 * around it takes it, else the content of the page; when a menu closes over it, the button of the menu. The platform
 * does the last only for a menu that does not lie in another one.
 */
export function keepFocus(): void {
  let last = document.activeElement;
  document.addEventListener('focusin', () => {
    last = document.activeElement;
  });
  const leaveMenu = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open' || !(target instanceof HTMLUListElement) || !target.contains(last)) return;
    document.querySelector<HTMLElement>(`[popovertarget="${target.id}"]`)?.focus();
  };
  document.addEventListener('toggle', leaveMenu, { capture: true });
  new MutationObserver(() => {
    if (last?.isConnected || document.activeElement !== document.body) return;
    const modal = [...document.querySelectorAll(':modal, [aria-modal]')].at(-1);
    takeFocus(modal ? modal.querySelector('h2[tabindex], button') : document.querySelector('main'));
  }).observe(document.body, { childList: true, subtree: true });
}

function takeFocus(place: HTMLElement | null): void {
  if (place?.matches('main')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
