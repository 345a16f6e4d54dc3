/** How the console stands in the page. It is remembered from visit to visit. */
export interface Settings {
  readonly isOpen: boolean;
  readonly side: 'bottom' | 'right';
  /** How high, or wide where it stands on the right, px. */
  readonly size: number;
  readonly theme: 'dark' | 'light';
  /** Whether it is in a window of its own for now. That is not remembered: it is back when the page is loaded again. */
  readonly isAway: boolean;
}

const NAME = 'statehouse.console';
const FIRST: Settings = { isOpen: false, side: 'bottom', size: 460, theme: 'dark', isAway: false };

/** What was remembered; what cannot be read, or is not there, is as at first. */
export function readSettings(storage: Pick<Storage, 'getItem'>): Settings {
  try {
    const read = JSON.parse(storage.getItem(NAME) ?? '{}') as Partial<Settings>;
    return {
      isOpen: read.isOpen === true,
      side: read.side === 'right' ? 'right' : 'bottom',
      size: typeof read.size === 'number' && Number.isFinite(read.size) ? read.size : FIRST.size,
      theme: read.theme === 'light' ? 'light' : 'dark',
      isAway: false,
    };
  } catch {
    return FIRST;
  }
}

/** A browser that keeps nothing forgets how the console stood, and that is all. */
export function keepSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  try {
    storage.setItem(NAME, JSON.stringify(settings));
  } catch {
    return;
  }
}
