import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { billsMachine } from '../../machines/bills/bills.machine.ts';
import { Bill } from '../bill/Bill.tsx';
import list from '../centre/list.module.css';
import { Lamps } from '../kit/Lamps.tsx';
import { SwitchedOff } from '../states/SwitchedOff.tsx';
import { BillFilters } from './BillFilters.tsx';
import { BillsPanel } from './BillsPanel.tsx';

type Machine = typeof billsMachine;

export interface BillsProps {
  readonly actor: ActorRefFrom<Machine>;
  readonly state: SnapshotFrom<Machine>;
}

/** The bills of contracts (AGENT-11…13): those for one choice of side, time and status, and one of them explained. */
export function BillsPage({ actor }: Pick<BillsProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { sides, side } = state.context;
  const { bill } = state.children;
  if (state.matches('following') && bill) return <Bill actor={bill} />;
  if (state.matches('closed')) return <SwitchedOff />;
  return (
    <div className={list.page}>
      {sides.length > 1 ? (
        <Lamps
          label={t('bills_side')}
          panel="bills"
          selected={side}
          tabs={sides.map((id) => ({ id, label: t(`bills_side_${id}`) }))}
          onSelect={(id) => actor.send({ type: 'bills.chooseSide', side: id })}
        />
      ) : null}
      <BillFilters actor={actor} state={state} />
      <section
        id="bills"
        role={sides.length > 1 ? 'tabpanel' : undefined}
        aria-label={t(`bills_side_${side}`)}
        aria-busy={state.hasTag('busy')}
      >
        <BillsPanel actor={actor} state={state} />
      </section>
    </div>
  );
}
