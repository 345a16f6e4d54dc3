import { useEffect } from 'react';

/** Repeats a task while the component is mounted and the page visible. */
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
