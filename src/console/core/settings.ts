/** Layout of the console, remembered between visits. */
export interface Settings {
  readonly isOpen: boolean;
  readonly side: 'bottom' | 'right';
  /** Height, or width at the right, px. */
  readonly size: number;
  readonly theme: 'dark' | 'light';
  /** Whether log, sequence and Why not leave out clocks, polls and microsteps. */
  readonly hidesMachinery: boolean;
  /** Whether the selected actor is the one that the last press went to. */
  readonly follows: boolean;
  /** Whether the tour was seen or skipped. */
  readonly hasSeenTour: boolean;
  /** Whether it is in a separate window. Not remembered: a reload docks it. */
  readonly isAway: boolean;
}

const NAME = 'statehouse.console';
const FIRST: Settings = {
  ...{ isOpen: false, side: 'bottom', size: 560, theme: 'dark', isAway: false },
  ...{ hidesMachinery: true, follows: true, hasSeenTour: false },
};

/** Remembered settings; defaults for missing or invalid ones. */
export function readSettings(storage: Pick<Storage, 'getItem'>): Settings {
  try {
    const read = JSON.parse(storage.getItem(NAME) ?? '{}') as Partial<Settings>;
    return {
      isOpen: read.isOpen === true,
      side: read.side === 'right' ? 'right' : 'bottom',
      size: typeof read.size === 'number' && Number.isFinite(read.size) ? read.size : FIRST.size,
      theme: read.theme === 'light' ? 'light' : 'dark',
      hidesMachinery: read.hidesMachinery !== false,
      follows: read.follows !== false,
      hasSeenTour: read.hasSeenTour === true,
      isAway: false,
    };
  } catch {
    return FIRST;
  }
}

/** Without storage, settings are lost. */
export function keepSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  try {
    storage.setItem(NAME, JSON.stringify(settings));
  } catch {
    return;
  }
}
