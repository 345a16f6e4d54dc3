/** Arrow keys, Home and End move through a menu; arrow keys on its button open it first. */
export function handleMenuKeys(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLButtonElement)) return;
  const menu = target.closest('ul[popover]') ?? target.popoverTargetElement;
  if (!(menu instanceof HTMLUListElement)) return;
  const choices = [...menu.querySelectorAll('button')];
  const next = choices[nextPlace(key, choices.indexOf(target), choices.length)];
  if (!next) return;
  event.preventDefault();
  if (!menu.matches(':popover-open')) target.click();
  next.focus();
}

/** The index that a key moves to from `place` (-1 on the menu's button), or -1. */
function nextPlace(key: string, place: number, count: number): number {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (Math.max(place, 0) + count - 1) % count;
  if (key === 'Home' && place >= 0) return 0;
  return key === 'End' && place >= 0 ? count - 1 : -1;
}
