/** Arrows, Home and End walk the choices of a menu; from its button the arrows open it first. */
export function walkMenu(event: KeyboardEvent): void {
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

/** Where a key leads from `place`, which is -1 on the button of the menu; -1 when it leads nowhere. */
function nextPlace(key: string, place: number, count: number): number {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (Math.max(place, 0) + count - 1) % count;
  if (key === 'Home' && place >= 0) return 0;
  return key === 'End' && place >= 0 ? count - 1 : -1;
}
