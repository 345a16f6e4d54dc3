import type { ReactNode } from 'react';
import type { Part } from './part.ts';

interface PartButtonProps {
  readonly part: Part;
  readonly className?: string;
  readonly label: string;
  readonly about: string;
  /** Whether Tab comes here. */
  readonly isStop: boolean;
  readonly isCurrent?: boolean;
  /** Whether what is in it is shown; null where nothing is. */
  readonly isOpen?: boolean | null;
  readonly children: ReactNode;
}

/** Something in the drawing that can be chosen; the chart itself hears what is done to it. */
export function PartButton(props: PartButtonProps) {
  const { part, className, label, about, isStop, isCurrent = false, isOpen = null, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button in a drawing
    <g
      role="button"
      className={className}
      data-state={part.kind === 'state' ? part.id : undefined}
      data-transition={part.kind === 'transition' ? part.id : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-description={about === '' ? undefined : about}
      aria-current={isCurrent || undefined}
      aria-expanded={isOpen ?? undefined}
    >
      {children}
    </g>
  );
}
