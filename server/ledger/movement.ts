/** Why money or points moved, as statements name it. */
export const MOVEMENT_KINDS = ['opening', 'bonus', 'trial', 'vendorIn', 'vendorOut'] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];
