import type { Effect } from './kit/effect.ts';

const isHolding = (effect: Effect): boolean =>
  'told' in effect && (effect.told.type === 'modal.hold' || effect.told.type === 'modal.release');

/** Whether a flow has told the modals last that nothing may take its place now. */
export function isHeld(effects: readonly Effect[]): boolean {
  const last = effects.findLast(isHolding);
  return last !== undefined && 'told' in last && last.told.type === 'modal.hold';
}

/** What a flow has done beside that. */
export const otherEffects = (effects: readonly Effect[]): readonly Effect[] =>
  effects.filter((effect) => !isHolding(effect));
