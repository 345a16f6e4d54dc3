import { presetsOf } from '../shell/stakes.ts';

/** What a player can do, by pointer or by key. */
export interface Deeds {
  readonly spin: () => void;
  readonly setStake: (stake: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly scale: (factor: number) => void;
  readonly stakes: () => readonly number[];
  readonly retry: () => void;
  readonly skip: () => void;
  readonly rules: () => void;
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

export function listen(deeds: Deeds): void {
  const does: Readonly<Record<string, () => void>> = {
    spin: deeds.spin,
    lower: () => deeds.step(-1),
    raise: () => deeds.step(1),
    retry: deeds.retry,
    skip: deeds.skip,
    halve: () => deeds.scale(0.5),
    double: () => deeds.scale(2),
    rules: deeds.rules,
  };

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { do: deed, preset } = target.closest<HTMLElement>('[data-do], [data-preset]')?.dataset ?? {};
    if (deed !== undefined) does[deed]?.();
    const stake = preset === undefined ? undefined : presetsOf(deeds.stakes())[Number(preset)];
    if (stake !== undefined) deeds.setStake(stake);
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
