/** Something of a chart that can be pointed at. */
export interface Part {
  readonly kind: 'state' | 'transition';
  readonly id: string;
}

/** What of a chart an element belongs to. */
export function partAt(target: EventTarget | null): Part | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-state], [data-transition]') : null;
  const { state, transition } = element?.dataset ?? {};
  if (state !== undefined) return { kind: 'state', id: state };
  return transition === undefined ? null : { kind: 'transition', id: transition };
}
