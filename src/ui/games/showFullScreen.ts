/** Shows the game on the whole screen, where the browser can. */
export function showFullScreen(): void {
  void document
    .querySelector('[data-game-frame]')
    ?.requestFullscreen?.()
    .catch(() => undefined);
}
