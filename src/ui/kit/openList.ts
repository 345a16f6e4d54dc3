/**
 * Ref of a list that is open for as long as it is mounted: it lies above a modal dialog too, and shows its active option
 * at once.
 */
export function openList(list: HTMLDivElement): () => void {
  list.showPopover();
  keepInView(list.querySelector<HTMLDivElement>('[data-active]'));
  return () => list.hidePopover();
}

/** Ref of the active option. */
export const keepInView = (option: HTMLDivElement | null): void => option?.scrollIntoView({ block: 'nearest' });
