/** A pseudonym with its middle left out: the same player looks the same, and nobody is told who it is. */
export const masked = (player: string): string => `${player.slice(0, 3)}***${player.slice(-1)}`;
