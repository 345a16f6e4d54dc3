import { useMemo, useRef } from 'react';
import type { Entry } from '../core/entry.ts';
import { filterOf } from '../core/filter.ts';
import type { Roots } from '../core/roots.ts';
import type { Reading } from '../core/viewed.ts';
import { actorName, eventName, KINDS, lineOf } from '../core/words.ts';
import { Icon, type IconName } from './icons.tsx';
import { SearchBox } from './SearchBox.tsx';
import { timeOf } from './timeOf.ts';
import type { LogFilter } from './useActivityPane.ts';
import { VirtualRows } from './VirtualRows.tsx';

interface LogProps {
  readonly recorder: Reading;
  readonly roots: Roots;
  readonly hidesMachinery: boolean;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
  /** Changes with every new entry. */
  readonly version: number;
  /** Entry shown on the screens; what follows it is set apart. Null for the present. */
  readonly looking: number | null;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

/** Filtered log of all entries. */
export function Log({
  recorder,
  roots,
  hidesMachinery,
  filter,
  onFilter,
  version,
  looking,
  chosen,
  onChoose,
}: LogProps) {
  const { written, kind } = filter;
  const entries = useFiltered({ recorder, roots, hidesMachinery, filter, version });
  const found = chosen === null ? -1 : entries.findIndex(({ seq }) => seq === chosen);
  /** Entries up to the moment shown. */
  const past = looking === null ? entries.length : entries.findLastIndex(({ seq }) => seq <= looking) + 1;
  const later = entries.length - past;
  /** What follows the moment stands one row further down, below the line that says so. */
  const rowOf = (place: number): number => (place < past ? place : place + 1);
  const placeAt = (row: number): number => (row <= past ? row : row - 1);
  return (
    <>
      <div className="filter">
        <SearchBox
          label="Filter the log"
          hotkey="/"
          placeholder="actor:login type:submit text:code"
          value={written}
          onChange={(next) => onFilter({ ...filter, written: next })}
        />
        <select
          className="b"
          aria-label="Entry types"
          value={kind}
          onChange={({ target }) => onFilter({ ...filter, kind: target.value as LogFilter['kind'] })}
        >
          <option value="all">All types</option>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      {entries.length === 0 && <p className="none say">No matching entries. Clear the filter to see all.</p>}
      <VirtualRows
        name="Log"
        count={entries.length + (later > 0 ? 1 : 0)}
        chosen={found >= 0 ? rowOf(found) : looking === null ? -1 : past - 1}
        choice={chosen ?? looking}
        follows
        onChoose={(row) => onChoose((entries[placeAt(row)] as Entry).seq)}
        row={(row) =>
          later > 0 && row === past ? (
            <p className="line here">You are here. {later === 1 ? '1 entry follows' : `${later} entries follow`}</p>
          ) : (
            <LogLine entry={entries[placeAt(row)] as Entry} roots={roots} isLater={row > past} />
          )
        }
      />
    </>
  );
}

const NAMES: Readonly<Record<Entry['kind'], string>> = {
  event: 'Events',
  step: 'Transitions',
  action: 'Effects',
  started: 'New actors',
  settled: 'Replies',
};

/** What failed a person is red: a press that did nothing, and a failure, but for that of a poll. */
function isBad(entry: Entry, roots: Roots): boolean {
  if (entry.kind === 'settled') return !roots.comesOfMachinery(entry.seq);
  return entry.kind === 'event' ? entry.origin === 'user' : roots.isPress(entry.kind === 'step' ? entry.cause : null);
}

interface LogLineProps {
  readonly entry: Entry;
  readonly roots: Roots;
  /** After the moment that is looked at. */
  readonly isLater: boolean;
}

function LogLine({ entry, roots, isLater }: LogLineProps) {
  const { what, result, isNo } = lineOf(entry);
  return (
    <div className={`line ${entry.kind}${isNo && isBad(entry, roots) ? ' bad' : ''}${isLater ? ' later' : ''}`}>
      <span className="num">{entry.seq}</span>
      <span className="at">{timeOf(entry.at)}</span>
      <span className="ic">
        <Icon name={iconOf(entry, isNo)} />
      </span>
      <span className="who">{actorName(entry.actor)}</span>
      {entry.kind === 'step' ? (
        <StepWords what={what} where={result} name={isNo ? eventName(entry.event, entry.actor.machine) : null} />
      ) : (
        <>
          <span className="what" title={what}>
            {what}
          </span>
          <span className="res">{result}</span>
        </>
      )}
    </div>
  );
}

interface StepWordsProps {
  readonly what: string;
  readonly where: string;
  /** Name of an ignored event; null otherwise. */
  readonly name: string | null;
}

/** Names are shown in full; states and paths are truncated at the start. */
function StepWords({ what, where, name }: StepWordsProps) {
  return (
    <>
      {name === null ? (
        <span className="what way" title={what}>
          <bdi>{what}</bdi>
        </span>
      ) : (
        <span className="what named" title={what}>
          <span className="name">{name}</span>
          <span className="rest">{what.slice(name.length)}</span>
        </span>
      )}
      <span className="res where" title={where}>
        <bdi>{where}</bdi>
      </span>
    </>
  );
}

function iconOf(entry: Entry, isNo: boolean): IconName {
  if (isNo) return 'no';
  if (entry.kind === 'event') return entry.origin;
  const icons = { started: 'started', action: 'effect', step: 'moved', settled: 'reply' } as const;
  return icons[entry.kind];
}

interface Filtered extends Pick<LogProps, 'recorder' | 'roots' | 'hidesMachinery' | 'filter' | 'version'> {}

/** Only new entries are matched while the filter is unchanged, and no more is known to be machinery. */
function useFiltered({ recorder, roots, hidesMachinery, filter, version }: Filtered): readonly Entry[] {
  const kept = useRef<{ key: string; upTo: number; entries: Entry[] }>({ key: '', upTo: 0, entries: [] });
  const { written, kind } = filter;
  const { epoch } = recorder;
  const machinery = hidesMachinery ? roots.version() : -1;
  return useMemo(() => {
    const key = `${written}|${kind}|${epoch}|${machinery}`;
    const wanted = filterOf(written, new Set(kind === 'all' ? KINDS : [kind]));
    const isShown = (entry: Entry): boolean => wanted(entry) && !(machinery >= 0 && roots.isMachinery(entry));
    const known = kept.current.key === key ? kept.current : { key, upTo: 0, entries: [] };
    const oldest = recorder.total - recorder.size;
    const entries = known.entries.filter(({ seq }) => seq > oldest);
    for (let seq = Math.max(known.upTo, oldest) + 1; seq <= version; seq += 1) {
      const entry = recorder.find(seq);
      if (entry !== undefined && isShown(entry)) entries.push(entry);
    }
    kept.current = { key, upTo: version, entries };
    return entries;
  }, [recorder, roots, epoch, machinery, version, written, kind]);
}
