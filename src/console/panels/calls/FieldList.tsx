import type { FieldRow } from '../../core/calls/fieldRows.ts';
import type { Verdict } from '../../core/calls/verdict.ts';
import { Mark } from './Mark.tsx';
import { VerdictCell } from './VerdictCell.tsx';

/** Maximum number of rendered fields. */
const MOST = 200;

/** Fields of a body, each with its verdict by the contract. */
export function FieldList({
  name,
  rows,
  verdict,
}: {
  readonly name: string;
  readonly rows: readonly FieldRow[];
  readonly verdict: Verdict | null;
}) {
  const fitting = rows.filter(({ wrong }) => wrong === null).length;
  const isJudged = verdict?.kind === 'fits' || verdict?.kind === 'wrong';
  return (
    <section className="json" aria-label={name}>
      <div className="jh">
        <h3 className="cap">{name}</h3>
        {isJudged && rows.length > 0 && (
          <span className="dim">
            {fitting} of {rows.length} {rows.length === 1 ? 'field' : 'fields'} valid
          </span>
        )}
        <span className="r">
          <VerdictCell verdict={verdict} />
        </span>
      </div>
      <ol>
        {rows.slice(0, MOST).map(({ path, shown, kind, wrong }) => (
          <li key={path}>
            {wrong === null ? (
              isJudged ? (
                <Mark of="fits" />
              ) : (
                <span />
              )
            ) : (
              <span className="no">
                <Mark of="wrong" />
              </span>
            )}
            <span className="el">
              <span className="dim">{path}</span> {shown}
            </span>
            <small className={wrong === null ? '' : 'no'}>{wrong ?? kind}</small>
          </li>
        ))}
      </ol>
      {rows.length > MOST && <p className="dim">{rows.length - MOST} more fields</p>}
    </section>
  );
}
