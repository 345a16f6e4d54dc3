import type { ReactNode } from 'react';
import type { Console } from '../core/console.ts';
import type { Settings } from '../core/settings.ts';
import { goToStop, type NextStop } from '../core/upcoming.ts';
import { otherSide } from './commands/commands.ts';
import { Icon, type IconName } from './icons.tsx';
import { Transport } from './Transport.tsx';

interface ConsoleBarProps {
  readonly core: Console;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly isBack: boolean;
  readonly onLive: () => void;
  /** Where *Next timer* leads; null if none is running. */
  readonly stop: NextStop | null;
  readonly hasWindow: boolean;
  readonly onReport: () => void;
  readonly onCommands: (root: Element) => void;
}

/** Run, pause, step and time; what the console shows, and where it stands. */
export function ConsoleBar(props: ConsoleBarProps) {
  const { core, settings, onSettings, isBack, onLive, stop, hasWindow, onReport, onCommands } = props;
  const { gate, clock } = core;
  const { hidesMachinery, side, theme } = settings;
  const isBelow = side === 'bottom';
  return (
    <div className="bar" role="toolbar" aria-label="Transport">
      <Transport
        isPaused={core.isPaused()}
        isBack={isBack}
        speed={clock.speed()}
        held={gate.held().length}
        nextTimer={stop && stop.timer.dueAt - clock.now()}
        isCountdown={stop?.isCountdown}
        onRun={() => core.run()}
        onLive={onLive}
        onPause={core.pause}
        onStep={gate.step}
        onSpeed={core.run}
        onNextTimer={() => stop && goToStop(core, stop)}
        onJump={core.jump}
      />
      <span className="grow" />
      <button
        type="button"
        className={hidesMachinery ? 'b l on' : 'b l'}
        aria-pressed={hidesMachinery}
        title="Leave out clocks, polls and steps that change no state"
        onClick={() => onSettings({ hidesMachinery: !hidesMachinery })}
      >
        Hide machinery
      </button>
      <button type="button" className="b l" title="Report a bug (R)" onClick={onReport}>
        Report a bug <kbd className="k">R</kbd>
      </button>
      <Tool name="Commands" title="Commands (Ctrl K)" icon="search" onPress={onCommands} />
      <Tool
        name="Toggle theme"
        icon="theme"
        onPress={() => onSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
      />
      <Tool
        name={isBelow ? 'Dock to right' : 'Dock to bottom'}
        icon={isBelow ? 'side' : 'dock'}
        hotkey={isBelow ? 'd' : undefined}
        onPress={() => onSettings(otherSide(side))}
      />
      {hasWindow && (
        <Tool
          name="Separate window"
          title="Separate window (D, D)"
          icon="window"
          hotkey={isBelow ? undefined : 'd'}
          onPress={() => onSettings({ ...otherSide('right'), isAway: true })}
        />
      )}
      <Tool name="Close console" icon="close" look="close" onPress={() => onSettings({ isOpen: false })} />
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly title?: string;
  readonly icon: IconName;
  readonly look?: string;
  readonly hotkey?: string | undefined;
  readonly onPress: (root: Element) => void;
}

function Tool({ name, title = name, icon, look = '', hotkey, onPress }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={`b q sq ${look}`}
      aria-label={name}
      title={title}
      {...(hotkey === undefined ? {} : { 'data-key': hotkey })}
      onClick={({ currentTarget }) => onPress(currentTarget.closest('aside') ?? currentTarget)}
    >
      <Icon name={icon} />
    </button>
  );
}
