/** The time zone that an application shows its times in. */
export interface ShownZone {
  /** As people call it: `GMT+8`. */
  readonly name: string;
  /** Ahead of UTC, ms. */
  readonly offset: number;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Time of day with milliseconds, in this zone or that of the browser. */
export function clockText(at: number, zone?: ShownZone): string {
  return `${timeText(at, zone)}.${String(Math.floor(at) % 1_000).padStart(3, '0')}`;
}

/** Time of day, in this zone or that of the browser. */
export function timeText(at: number, zone?: ShownZone): string {
  const date = new Date(zone === undefined ? at : at + zone.offset);
  const parts =
    zone === undefined
      ? [date.getHours(), date.getMinutes(), date.getSeconds()]
      : [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return parts.map(two).join(':');
}

/** Day, time of day and zone: `2026-11-27 06:30:24 GMT+8`. */
export function dayText(at: number, zone?: ShownZone): string {
  const offset = zone?.offset ?? -new Date(at).getTimezoneOffset() * 60_000;
  const name = zone?.name ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${new Date(at + offset).toISOString().slice(0, 10)} ${timeText(at, zone)} ${name}`;
}
