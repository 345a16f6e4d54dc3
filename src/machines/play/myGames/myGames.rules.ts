export interface FavourChange {
  readonly gameId: string;
  readonly isFavourite: boolean;
}

/** The favourites after a change, the newest first. */
export const withChange = (ids: readonly string[], { gameId, isFavourite }: FavourChange): readonly string[] => {
  const others = ids.filter((id) => id !== gameId);
  return isFavourite ? [gameId, ...others] : others;
};

/**
 * The queue after a change. The first is on its way and stays; of the others only the latest of each game counts.
 */
export const queueChange = (
  unsaved: readonly FavourChange[],
  { gameId, isFavourite }: FavourChange,
): readonly FavourChange[] => {
  const [first, ...later] = unsaved;
  const waiting = later.filter((change) => change.gameId !== gameId);
  return [...(first ? [first] : []), ...waiting, { gameId, isFavourite }];
};
