import type { Effect } from './kit/effect.ts';

const isHolding = (effect: Effect): boolean =>
  'told' in effect && (effect.told.type === 'modal.hold' || effect.told.type === 'modal.release');

/** Whether the flow's last word to the modals was to hold its place. */
export function isHeld(effects: readonly Effect[]): boolean {
  const last = effects.findLast(isHolding);
  return last !== undefined && 'told' in last && last.told.type === 'modal.hold';
}

/** All other effects of a flow. */
export const otherEffects = (effects: readonly Effect[]): readonly Effect[] =>
  effects.filter((effect) => !isHolding(effect));
