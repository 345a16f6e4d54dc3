/** Minutes, seconds and milliseconds: log entries are minutes apart at most. */
export function timeOf(at: number): string {
  const [, minutes = ''] = /T\d\d:(\d\d:\d\d\.\d{3})/.exec(new Date(at).toISOString()) ?? [];
  return minutes;
}
