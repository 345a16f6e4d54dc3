import { Icon } from './icons.tsx';

interface TransportProps {
  /** Whether time can be steered; it can by default. */
  readonly hasClock?: boolean;
  readonly isPaused: boolean;
  /** Whether the screens show the past. */
  readonly isBack: boolean;
  readonly speed: number;
  readonly held: number;
  /** Time until the next timer, ms; null if none is running. */
  readonly nextTimer: number | null;
  /** Whether it is the tick of a countdown, which is skipped whole. */
  readonly isCountdown?: boolean | undefined;
  readonly onRun: () => void;
  readonly onLive: () => void;
  readonly onPause: () => void;
  readonly onStep: () => void;
  readonly onSpeed: (speed: number) => void;
  readonly onNextTimer: () => void;
  readonly onJump: (ms: number) => void;
}

const IN_THE_PAST = 'Go back to live first';
const NO_CLOCK = 'The application runs on real time';
const SPEEDS = [0.1, 1, 10, 60];
const JUMPS = [
  ['1 s', 1_000],
  ['10 s', 10_000],
  ['1 min', 60_000],
  ['5 min', 300_000],
  ['1 h', 3_600_000],
  ['24 h', 86_400_000],
] as const;

/** Run, pause, step and time controls. */
export function Transport(props: TransportProps) {
  const {
    hasClock = true,
    isBack,
    speed,
    held,
    nextTimer,
    isCountdown = false,
    onStep,
    onSpeed,
    onNextTimer,
    onJump,
  } = props;
  return (
    <>
      <RunButton {...props} />
      <button
        type="button"
        className="b"
        disabled={isBack || held === 0}
        title={isBack ? IN_THE_PAST : held === 0 ? 'No held events' : 'Deliver the next event'}
        onClick={onStep}
      >
        <Icon name="step" /> Step <kbd className="k">F10</kbd>
      </button>
      <fieldset className="seg" aria-label="Speed" disabled={!hasClock} title={hasClock ? undefined : NO_CLOCK}>
        {SPEEDS.map((one) => (
          <button key={one} type="button" aria-pressed={speed === one} onClick={() => onSpeed(one)}>
            {one}×
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="b"
        disabled={isBack || nextTimer === null}
        title={
          !hasClock
            ? NO_CLOCK
            : isBack
              ? IN_THE_PAST
              : nextTimer === null
                ? 'No timers running'
                : isCountdown
                  ? 'Jump to the end of the countdown'
                  : 'Jump to the next timer'
        }
        onClick={onNextTimer}
      >
        <Icon name="toTimer" /> Next timer {isCountdown && <b className="acc">countdown</b>}
        {nextTimer !== null && !isCountdown && <b className="acc">{secondsOf(nextTimer)}</b>} <kbd className="k">J</kbd>
      </button>
      <select
        className="b l"
        aria-label="Jump by"
        disabled={isBack || !hasClock}
        title={!hasClock ? NO_CLOCK : isBack ? IN_THE_PAST : undefined}
        value=""
        onChange={({ target }) => onJump(Number(target.value))}
      >
        <option value="">Jump by…</option>
        {JUMPS.map(([name, ms]) => (
          <option key={name} value={ms}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

/** What goes on: back from the past, run, or pause. */
function RunButton({ isPaused, isBack, onRun, onLive, onPause }: TransportProps) {
  if (isBack) {
    return (
      <button type="button" className="b go" onClick={onLive}>
        <Icon name="toTimer" /> Back to live <kbd className="k">End</kbd>
      </button>
    );
  }
  return isPaused ? (
    <button type="button" className="b go" onClick={onRun}>
      <Icon name="run" /> Run <kbd className="k">F8</kbd>
    </button>
  ) : (
    <button type="button" className="b" onClick={onPause}>
      <Icon name="pause" /> Pause <kbd className="k">F8</kbd>
    </button>
  );
}

/** `41.0 s`, `4:12`, `1:04:00`. */
export function secondsOf(ms: number): string {
  const seconds = Math.max(0, ms) / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  return (parts[0] === 0 ? parts.slice(1) : parts)
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
