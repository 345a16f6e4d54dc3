import type { Hit } from '../core/breakpoints.ts';
import { sayHit } from '../core/breakpointText.ts';
import { Icon } from './icons.tsx';

interface PausedBannerProps {
  /** Sequence number of the latest entry. */
  readonly total: number;
  /** Entry shown on the screens; null for the present. */
  readonly looking: number | null;
  /** Breakpoint that was hit; null if paused by hand. */
  readonly hit: Hit | null;
}

/** Banner of a paused site, with the reason. */
export function PausedBanner({ total, looking, hit }: PausedBannerProps) {
  const clicks = 'Clicks are held, not lost.';
  const paused = `Site paused at #${total}. ${hit === null ? '' : `${sayHit(hit)} `}${clicks}`;
  return (
    <p className="sign" role="status">
      <Icon name="pause" /> {looking === null ? paused : `Showing the site as of #${looking}. Clicks have no effect.`}
    </p>
  );
}
