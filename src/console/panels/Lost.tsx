import { useState } from 'react';
import type { Settings } from '../core/settings.ts';

interface LostProps {
  /** What was held by the page before and is gone. */
  readonly lost: readonly string[];
  readonly theme: Settings['theme'];
}

/** Says once what a reload in the middle of a paused site has lost. */
export function Lost({ lost, theme }: LostProps) {
  const [isRead, read] = useState(lost.length === 0);
  if (isRead) return null;
  return (
    <div className="opener lost" role="alert" data-theme={theme}>
      <p>The page was loaded again while the site was paused. What was held is gone: {lost.join(', ')}.</p>
      <button type="button" className="b" onClick={() => read(true)}>
        Understood
      </button>
    </div>
  );
}
