import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId } from 'react';
import type { Written } from '../../core/report/bugReport.ts';
import type { Delivery } from '../../core/report/report.machine.ts';
import type { ReportActor } from '../../core/report/reportOf.ts';
import type { ReportStep } from '../../core/report/reportSteps.ts';
import { Icon } from '../icons.tsx';
import { takeFocus } from '../takeFocus.ts';

interface ReportDialogProps {
  readonly report: ReportActor;
  readonly timeText: (at: number) => string;
  /** The moment on the screens. */
  readonly onMoment: () => ReportStep;
  readonly onClosed: () => void;
}

const FIELDS = [
  ['title', 'Title', 1],
  ['expected', 'Expected', 2],
  ['seen', 'Seen', 2],
] as const satisfies readonly (readonly [keyof Written, string, number])[];

const DELIVERIES = [
  ['file', 'Save report'],
  ['markdown', 'Copy as Markdown'],
  ['link', 'Copy link'],
] as const satisfies readonly (readonly [Delivery, string])[];

/** Reports a bug: what is wrong in words, the steps, pictures of moments. The timeline above it stays within reach. */
export function ReportDialog({ report, timeText, onMoment, onClosed }: ReportDialogProps) {
  const state = useSelector(report, (snapshot) => snapshot);
  const title = useId();
  if (state.matches('closed')) return null;
  const { steps, pictured, says } = state.context;
  const isBusy = state.hasTag('busy');
  const close = () => {
    if (!report.getSnapshot().can({ type: 'report.close' })) return;
    report.send({ type: 'report.close' });
    onClosed();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <section className="report" role="dialog" aria-labelledby={title} aria-busy={isBusy} onKeyDown={onKeyDown}>
      <div className="ph report-head">
        <h2 id={title}>Report a bug</h2>
        <span className="grow" />
        <button type="button" className="b q sq" aria-label="Close report" disabled={isBusy} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="report-fields">
        {FIELDS.map(([field, label, rows]) => (
          <label key={field} className="field">
            <span className="cap">{label}</span>
            <textarea
              ref={field === 'title' ? takeFocus : null}
              className="report-in"
              rows={rows}
              value={state.context[field]}
              disabled={isBusy}
              onChange={({ target }) => report.send({ type: 'report.write', field, text: target.value })}
            />
          </label>
        ))}
        <p className="say dim">Secrets are masked in steps, pictures and recording. What you write here is not.</p>
      </div>
      <div className="report-steps">
        <p className="report-sub">
          <span className="cap">
            Steps <span className="n">{steps.length}</span>
          </span>
          <span className="grow" />
          <button
            type="button"
            className="b"
            disabled={isBusy}
            title="Drag the timeline to the moment first"
            onClick={() => report.send({ type: 'report.add', step: onMoment() })}
          >
            <Icon name="plus" /> Add this moment
          </button>
        </p>
        {steps.length === 0 ? (
          <p className="none say">Nothing has been recorded yet.</p>
        ) : (
          <ol aria-label="Steps">
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added, and two may be alike
              <li key={`${at} ${step.seq}`} className={step.kind}>
                <span className="dim time-of">{timeText(step.at)}</span>
                <span className="say grow">{step.says}</span>
                <label className="report-shot">
                  <input
                    type="checkbox"
                    aria-label={`Picture: ${step.says}`}
                    checked={pictured.includes(step.seq)}
                    disabled={isBusy}
                    onChange={({ target }) =>
                      report.send({ type: 'report.picture', seq: step.seq, isWanted: target.checked })
                    }
                  />
                  <span aria-hidden="true">picture</span>
                </label>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="report-foot">
        {DELIVERIES.map(([as, label], at) => (
          <button
            key={as}
            type="button"
            className={at === 0 ? 'b go' : 'b'}
            disabled={isBusy}
            onClick={() => report.send({ type: 'report.deliver', as })}
          >
            {label}
          </button>
        ))}
        <p role="status" className="say grow">
          {isBusy ? 'Taking the pictures…' : says}
        </p>
      </div>
    </section>
  );
}
