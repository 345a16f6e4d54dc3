/** Minutes, seconds and milliseconds of the day's hour: the log is read within minutes. */
export function timeOf(at: number): string {
  const [, minutes = ''] = /T\d\d:(\d\d:\d\d\.\d{3})/.exec(new Date(at).toISOString()) ?? [];
  return minutes;
}
