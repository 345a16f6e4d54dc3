/** Masks a player's name: shows at most half of it, e.g. `som***42` (decision S7). */
export function maskPlayer(player: string): string {
  const signs = [...player];
  const shown = Math.floor(signs.length / 2);
  const tail = shown >= 4 ? 2 : shown >= 2 ? 1 : 0;
  const head = Math.min(3, shown - tail);
  return `${signs.slice(0, head).join('')}***${tail > 0 ? signs.slice(-tail).join('') : ''}`;
}
