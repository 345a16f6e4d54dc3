/** What a player can do, by pointer or by key. */
export interface Deeds {
  readonly spin: () => void;
  readonly setStake: (stake: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly stakes: () => readonly number[];
  readonly retry: () => void;
  readonly skip: () => void;
  readonly rotate: () => void;
  readonly setSeed: (clientSeed: string) => void;
  readonly check: (id: string) => void;
  readonly leave: () => void;
  readonly calm: () => void;
  readonly sound: () => void;
  readonly openSheet: (name: 'paytable' | 'fair') => void;
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

export function listen(deeds: Deeds, presetsOf: (stakes: readonly number[]) => readonly number[]): void {
  const does: Readonly<Record<string, () => void>> = {
    spin: deeds.spin,
    lower: () => deeds.step(-1),
    raise: () => deeds.step(1),
    retry: deeds.retry,
    skip: deeds.skip,
    rotate: deeds.rotate,
    leave: deeds.leave,
    calm: deeds.calm,
    sound: deeds.sound,
    paytable: () => deeds.openSheet('paytable'),
    menu: () => deeds.openSheet('fair'),
    close: () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
  };

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLDialogElement) return target.close();
    const pressed = target.closest<HTMLElement>('[data-do], [data-preset], [data-check]');
    if (pressed === null || pressed.getAttribute('aria-disabled') === 'true') return;
    const { do: deed, preset, check } = pressed.dataset;
    if (deed !== undefined) does[deed]?.();
    if (check !== undefined) deeds.check(check);
    const stake = preset === undefined ? undefined : presetsOf(deeds.stakes())[Number(preset)];
    if (stake !== undefined) deeds.setStake(stake);
  });

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const seed = new FormData(event.target as HTMLFormElement).get('seed');
    if (typeof seed === 'string') deeds.setSeed(seed);
  });

  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const isOnControl = target instanceof Element && target.closest('button, input, a') !== null;
    if (key === ' ' && !isOnControl) {
      event.preventDefault();
      if (!event.repeat) deeds.spin();
    }
    const by = KEYS[key];
    if (by === undefined) return;
    event.preventDefault();
    deeds.step(by);
  });
}
