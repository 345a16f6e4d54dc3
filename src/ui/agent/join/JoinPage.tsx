import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { agreementShown } from '../../../machines/agent/join/join.rules.ts';
import { Note } from '../../kit/Note.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { AgreementPart } from './AgreementPart.tsx';
import { ApplicationPart } from './ApplicationPart.tsx';
import { ExamplePart } from './ExamplePart.tsx';
import { JoinHero } from './JoinHero.tsx';
import { JoinQuestions } from './JoinQuestions.tsx';
import { JoinRules } from './JoinRules.tsx';
import { JoinSteps } from './JoinSteps.tsx';
import styles from './join.module.css';
import type { JoinProps } from './joinProps.ts';

/** The page for partners (ROUTE-30, AGENT-16): what an agent gets, an example, and the own application. */
export function JoinPage({ actor, site }: Pick<JoinProps, 'actor'> & SiteProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { program, programFailure, standingFailure, kind } = state.context;
  const application = useSelector(actor, ({ children }) => children.application);
  const agreement = agreementShown(program, kind);
  const retry = () => actor.send({ type: 'join.retry' });
  return (
    <div className={styles.page}>
      <JoinHero state={state} site={site} />
      {state.matches({ standing: 'failed' }) ? (
        <LoadFailed title={t('join_standing_failed')} level={2} failure={standingFailure} onRetry={retry} />
      ) : null}
      {state.matches({ standing: 'loading' }) ? <Skeleton lines={3} /> : null}
      {application && (program?.open !== false || state.context.standing?.application) ? (
        <ApplicationPart actor={application} age={program?.age ?? 18} />
      ) : null}
      {state.matches({ program: 'failed' }) ? (
        <LoadFailed title={t('join_failed')} level={2} failure={programFailure} onRetry={retry} />
      ) : null}
      {state.matches({ program: 'loading' }) ? <PagePlaceholder /> : null}
      {program && agreement ? (
        <div className={styles.halves}>
          <ExamplePart actor={actor} program={program} agreement={agreement} example={state.context.example} />
          <AgreementPart program={program} agreement={agreement} example={state.context.example} />
        </div>
      ) : null}
      {program && agreement === null ? <Note>{t('join_no_agreements')}</Note> : null}
      {program ? (
        <>
          <JoinSteps program={program} />
          <div className={styles.halves}>
            <JoinQuestions program={program} />
            <JoinRules age={program.age} />
          </div>
        </>
      ) : null}
    </div>
  );
}
