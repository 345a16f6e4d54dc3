/**
 * Never loses the focus (WCAG 2.4.3). When the focused element disappears, the focus moves to the title of its dialog,
 * else to the page content; when its menu closes, to the menu's button, because the platform does not do that for
 * nested menus.
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
