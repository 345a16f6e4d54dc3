import { crashOdds, LEAST_TARGET } from '../../engines/crash/odds.ts';

/** What a player can do, by pointer or by key. */
export interface Deeds {
  readonly go: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly scale: (factor: number) => void;
  readonly setStake: (stake: number) => void;
  readonly setAuto: (isAuto: boolean, target: number) => void;
  readonly retry: () => void;
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** Hundredths from what was typed, within the odds; 2.00 for anything that is no number. */
export function readTarget(text: string): number {
  const typed = Math.round(Number(text.trim().replace(',', '.').replace(/×$/, '')) * 100);
  return Number.isFinite(typed) && typed > 0 ? Math.min(crashOdds['rise-1'].cap, Math.max(LEAST_TARGET, typed)) : 200;
}

export function listen(deeds: Deeds): void {
  const does: Readonly<Record<string, () => void>> = {
    go: deeds.go,
    lower: () => deeds.step(-1),
    raise: () => deeds.step(1),
    halve: () => deeds.scale(0.5),
    double: () => deeds.scale(2),
    retry: deeds.retry,
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { do: deed, preset } = target.closest<HTMLElement>('[data-do], [data-preset]')?.dataset ?? {};
    if (deed !== undefined) does[deed]?.();
    if (preset !== undefined) deeds.setStake(Number(preset));
  });
  const on = document.querySelector<HTMLInputElement>('[data-v="autoOn"]');
  const field = document.querySelector<HTMLInputElement>('[data-v="target"]');
  const aim = () => {
    if (!on || !field) return;
    const target = readTarget(field.value);
    field.value = (target / 100).toFixed(2);
    deeds.setAuto(on.checked, target);
  };
  on?.addEventListener('change', aim);
  field?.addEventListener('change', () => {
    if (on) on.checked = true;
    aim();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const isOnControl = target instanceof Element && target.closest('button, input, a') !== null;
    if (key === ' ' && !isOnControl) {
      event.preventDefault();
      if (!event.repeat) deeds.go();
    }
    const by = KEYS[key];
    if (by === undefined || target instanceof HTMLInputElement) return;
    if (target instanceof Element && target.closest('.scroll')) return;
    event.preventDefault();
    deeds.step(by);
  });
}
