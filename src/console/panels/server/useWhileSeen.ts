import { useEffect } from 'react';

/** Does something again and again, as long as this is drawn and the page is in front. */
export function useWhileSeen(task: () => unknown, everyMs: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const settle = (): void => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(task, everyMs);
    };
    settle();
    document.addEventListener('visibilitychange', settle);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', settle);
    };
  }, [task, everyMs]);
}
