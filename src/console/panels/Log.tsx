import { useMemo, useRef, useState } from 'react';
import type { Entry } from '../core/entry.ts';
import { filterOf } from '../core/filter.ts';
import type { Reading } from '../core/viewed.ts';
import { eventName, KINDS, lineOf } from '../core/words.ts';
import { Icon, type IconName } from './icons.tsx';
import { timeOf } from './timeOf.ts';
import { VirtualRows } from './VirtualRows.tsx';

interface LogProps {
  readonly recorder: Reading;
  /** Changes with every new entry. */
  readonly version: number;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

/** Filtered log of all entries. */
export function Log({ recorder, version, chosen, onChoose }: LogProps) {
  const [written, setWritten] = useState('');
  const [kinds, setKinds] = useState<ReadonlySet<Entry['kind']>>(new Set(KINDS));
  const entries = useFiltered(recorder, version, written, kinds);
  const at = chosen === null ? -1 : entries.findIndex(({ seq }) => seq === chosen);
  return (
    <>
      <div className="filter">
        <label className="inp grow">
          <Icon name="search" />
          <span className="vh">Filter the log</span>
          <input
            type="search"
            data-key="/"
            placeholder="actor:login type:submit text:code"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        </label>
        <select
          className="b"
          aria-label="Entry types"
          onChange={({ target }) => setKinds(new Set(target.value === 'all' ? KINDS : [target.value as Entry['kind']]))}
        >
          <option value="all">All types</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {NAMES[kind]}
            </option>
          ))}
        </select>
      </div>
      {entries.length === 0 && <p className="none say">No matching entries. Clear the filter to see all.</p>}
      <VirtualRows
        name="Log"
        count={entries.length}
        chosen={at}
        follows
        onChoose={(place) => onChoose((entries[place] as Entry).seq)}
        row={(place) => <LogLine entry={entries[place] as Entry} />}
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

function LogLine({ entry }: { readonly entry: Entry }) {
  const { what, result, isNo } = lineOf(entry);
  return (
    <div className={`line ${entry.kind}${isNo ? ' bad' : ''}`}>
      <span className="num">{entry.seq}</span>
      <span className="at">{timeOf(entry.at)}</span>
      <span className="ic">
        <Icon name={iconOf(entry, isNo)} />
      </span>
      <span className="who">{entry.actor.id}</span>
      {entry.kind === 'step' ? (
        <StepWords what={what} where={result} name={isNo ? eventName(entry.event) : null} />
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

/** Only new entries are matched while the filter is unchanged. */
function useFiltered(
  recorder: Reading,
  version: number,
  written: string,
  kinds: ReadonlySet<Entry['kind']>,
): readonly Entry[] {
  const kept = useRef<{ key: string; upTo: number; entries: Entry[] }>({ key: '', upTo: 0, entries: [] });
  return useMemo(() => {
    const key = `${written}|${[...kinds].join()}|${recorder.epoch}`;
    const wanted = filterOf(written, kinds);
    const known = kept.current.key === key ? kept.current : { key, upTo: 0, entries: [] };
    const oldest = recorder.total - recorder.size;
    const entries = known.entries.filter(({ seq }) => seq > oldest);
    for (let seq = Math.max(known.upTo, oldest) + 1; seq <= version; seq += 1) {
      const entry = recorder.find(seq);
      if (entry !== undefined && wanted(entry)) entries.push(entry);
    }
    kept.current = { key, upTo: version, entries };
    return entries;
  }, [recorder, version, written, kinds]);
}
