import type { PointerEvent } from 'react';
import type { Settings } from '../core/settings.ts';

interface ResizeHandleProps {
  readonly side: Settings['side'];
  readonly size: number;
  readonly onSize: (size: number) => void;
}

const LEAST = 200;
const STEP = 24;

/** Edge for resizing the dock. */
export function ResizeHandle({ side, size, onSize }: ResizeHandleProps) {
  const most = (side === 'bottom' ? innerHeight : innerWidth) - 120;
  const resize = (wanted: number) => onSize(Math.round(Math.min(Math.max(wanted, LEAST), most)));
  const drag = ({ buttons, clientX, clientY }: PointerEvent) => {
    if (buttons === 1) resize(side === 'bottom' ? innerHeight - clientY : innerWidth - clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved has no element of its own
    <div
      className="grip"
      role="separator"
      aria-label="Resize console"
      aria-orientation={side === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={LEAST}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const by = { ArrowUp: STEP, ArrowLeft: STEP, ArrowDown: -STEP, ArrowRight: -STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        resize(size + by);
      }}
    />
  );
}
