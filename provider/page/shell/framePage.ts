/** `light` or `dark`; anything else leaves the choice to the device. */
export function setTheme(theme: string | null): void {
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
}

const ENDINGS: Readonly<Record<string, 'limit' | 'blocked'>> = { PLAYER_BLOCKED: 'blocked', LIMIT_REACHED: 'limit' };

/** What the site is told of the end of a session, from the wallet's reason. */
export const endingOf = (reason: string | null): 'session' | 'limit' | 'blocked' => ENDINGS[reason ?? ''] ?? 'session';

/** Controls with aria-disabled stay focusable; a press on one does nothing. */
export function ignoreDisabled(): void {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('[aria-disabled="true"]') : null;
      if (pressed === null) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
