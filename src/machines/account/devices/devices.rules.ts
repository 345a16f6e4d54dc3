import type { Device } from '../../../api/contract/account/devices.ts';

/** All but the one in use; none until loaded. */
export const othersOf = (devices: { readonly list: readonly Device[] } | null): readonly Device[] =>
  (devices?.list ?? []).filter(({ current }) => !current);
