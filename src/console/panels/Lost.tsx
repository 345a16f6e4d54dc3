import { useState } from 'react';
import type { Settings } from '../core/settings.ts';

interface LostProps {
  /** Held events lost with the previous page. */
  readonly lost: readonly string[];
  readonly theme: Settings['theme'];
}

/** Reports once what a reload of a paused site has lost. */
export function Lost({ lost, theme }: LostProps) {
  const [isRead, read] = useState(lost.length === 0);
  if (isRead) return null;
  return (
    <div className="opener lost" role="alert" data-theme={theme}>
      <p>The page was reloaded while the site was paused. Lost held events: {lost.join(', ')}.</p>
      <button type="button" className="b" onClick={() => read(true)}>
        Dismiss
      </button>
    </div>
  );
}
