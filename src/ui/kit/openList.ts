/** Ref of a list that is open while mounted: shown above modal dialogs, scrolled to its active option. */
export function openList(list: HTMLDivElement): () => void {
  list.showPopover();
  keepInView(list.querySelector<HTMLDivElement>('[data-active]'));
  return () => list.hidePopover();
}

/** Ref of the active option. */
export const keepInView = (option: HTMLDivElement | null): void => option?.scrollIntoView({ block: 'nearest' });
