/** The games of the live category: tables that all their players share. Others with the same rules are dealt for one. */
export const sharedTables: ReadonlySet<string> = new Set([
  'live-roulette',
  'pearl-baccarat',
  'riverside-sic-bo',
  'teak-room-dragon-tiger',
  'veranda-roulette',
]);
