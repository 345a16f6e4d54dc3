import type { Hit } from '../core/breakpoints.ts';
import { sayHit } from '../core/breakpointText.ts';
import { Icon } from './icons.tsx';

interface SignProps {
  /** How much was recorded. */
  readonly total: number;
  /** The entry that the screens are shown at; null for the present. */
  readonly looking: number | null;
  /** What has stopped the site; null where somebody paused it. */
  readonly hit: Hit | null;
}

/** Says that the site stands still, and why. */
export function Sign({ total, looking, hit }: SignProps) {
  const clicks = 'Clicks are held, not lost.';
  const paused = `Site paused at #${total}. ${hit === null ? '' : `${sayHit(hit)} `}${clicks}`;
  return (
    <p className="sign" role="status">
      <Icon name="pause" />{' '}
      {looking === null ? paused : `You see the site as it was at #${looking}. Clicks do nothing here.`}
    </p>
  );
}
